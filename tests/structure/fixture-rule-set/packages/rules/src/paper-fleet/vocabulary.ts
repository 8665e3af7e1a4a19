/** Vocabulary of Paper Fleet. */
import { vocabulary, type Word } from '../calculator/fields.js';

export const RANGES = vocabulary(
  'PaperFleetRange',
  { en: 'How far apart two ships are', ru: 'Насколько далеко корабли друг от друга' },
  {
    CLOSE: { en: 'close', ru: 'близко' },
    FAR: { en: 'far', ru: 'далеко' },
  },
);
export type Range = Word<typeof RANGES>;
