/** How a grenade gets to its target. No logic. */
import { vocabulary, type Word } from '../../calculator/fields.js';

export const MANNERS = vocabulary(
  'FiftyOneFiftyGrenadeManner',
  { en: 'How a grenade gets to its target', ru: 'Как граната попадает к цели' },
  {
    THROWN: { en: 'thrown by hand', ru: 'бросок рукой' },
    DROPPED: { en: 'dropped or rolled out of sight', ru: 'уронить или закатить не глядя' },
    LAUNCHED: { en: 'fired by a launcher', ru: 'выстрел из гранатомёта' },
  },
);
export type Manner = Word<typeof MANNERS>;
