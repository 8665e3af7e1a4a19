/** Vocabulary: how a grenade gets to its target. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

export const MANNERS = vocabulary(
  'FiftyOneFiftyGrenadeManner',
  { en: 'How a grenade gets to its target', ru: 'Как граната попадает к цели' },
  {
    THROWN: { en: 'thrown by hand', ru: 'брошена рукой' },
    DROPPED: { en: 'dropped or rolled out of sight', ru: 'уронена или закачена за угол' },
    LAUNCHED: { en: 'fired from a launcher', ru: 'выпущена из гранатомёта' },
  },
);
export type Manner = Word<typeof MANNERS>;
