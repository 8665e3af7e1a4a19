/** Vocabulary: the motivations of a force. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

export const MOTIVATIONS = vocabulary(
  'FiftyOneFiftyMotivation',
  { en: 'What a force fights for', ru: 'Ради чего отряд сражается' },
  {
    CONQUEST: { en: 'conquest', ru: 'завоевание' },
    COLONIZATION: { en: 'colonization', ru: 'колонизация' },
    RELIGIOUS_ZEAL: { en: 'religious zeal', ru: 'религиозное рвение' },
    PROFIT: { en: 'profit', ru: 'прибыль' },
  },
);
export type Motivation = Word<typeof MOTIVATIONS>;

/** Conditions in the rows of Stay or Run, with their printed wording. */
export const STAY_CONDITIONS = {
  CONQUEST: MOTIVATIONS.values.CONQUEST,
  COLONIZATION: MOTIVATIONS.values.COLONIZATION,
  RELIGIOUS_ZEAL: MOTIVATIONS.values.RELIGIOUS_ZEAL,
  PROFIT: MOTIVATIONS.values.PROFIT,
  PRIZE_TAKEN: {
    en: 'loot for half the force taken, the wanted captives taken, or the hostages freed',
    ru: 'взята добыча на половину отряда, взяты нужные пленники или освобождены заложники',
  },
  LOST_THREE_QUARTERS: { en: '3/4 lost', ru: 'потеряно 3/4' },
  LOST_HALF: { en: '1/2 lost', ru: 'потеряна 1/2' },
  LOST_THIRD: { en: '1/3 lost', ru: 'потеряна 1/3' },
} as const;
export type StayCondition = keyof typeof STAY_CONDITIONS;
