/** The vocabulary of Alpha Strike. */
import type { Vocabulary } from '../vocabulary.js';
import { ENGLISH, RUSSIAN } from './phrases.js';

export const vocabulary: Vocabulary = {
  system: 'alpha-strike',
  groups: [
    {
      id: 'damage',
      names: ['dmg', 'damage', 'урон'],
      about: {
        en: 'damage at short, medium, long and extreme range: 3/3/2, 3/3/2/1',
        ru: 'урон на ближней, средней, дальней и предельной дистанции: 3/3/2, 3/3/2/1',
      },
      figures: ['damageShort', 'damageMedium', 'damageLong', 'damageExtreme'],
      zeroWithout: ['damageExtreme'],
    },
  ],
  bestKnown: 'type:BM rules:introductory is:base',
  phrases: { ...ENGLISH, ...RUSSIAN },
  negations: ['without', 'no', 'not', 'non', 'без', 'не'],
};
