/** Vocabulary of the exchange of fire: how it ends for a figure. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

/** Figures of a side at most. */
export const MAX_FIGURES = 6;

export const FATES = vocabulary(
  'FiftyOneFiftyFate',
  { en: 'How an exchange of fire ends for a figure', ru: 'Чем перестрелка кончается для фигурки' },
  {
    STANDS: { en: 'stands', ru: 'на ногах' },
    STANDS_EMPTY: { en: 'out of ammunition', ru: 'без патронов' },
    CANNOT_FIRE: { en: 'cannot fire back', ru: 'ответить нечем' },
    FIRES_ON: { en: 'fires without end', ru: 'стреляет без конца' },
    PRONE: { en: 'prone', ru: 'залегла' },
    DUCKED_BACK: { en: 'ducked back', ru: 'испугалась' },
    PANICKED: { en: 'panicked', ru: 'в панике' },
    FLED: { en: 'runs away', ru: 'бежит' },
    STUNNED: { en: 'stunned', ru: 'оглушена' },
    OUT_OF_THE_FIGHT: { en: 'out of the fight', ru: 'выведена из боя' },
    DEAD: { en: 'dead', ru: 'убита' },
  },
);
export type Fate = Word<typeof FATES>;
