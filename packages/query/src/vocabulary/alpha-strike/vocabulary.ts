/** The vocabulary of Alpha Strike. */
import type { Vocabulary } from '../vocabulary.js';
import { ENGLISH, RUSSIAN } from './phrases.js';

export const vocabulary: Vocabulary = {
  system: 'alpha-strike',
  groups: [
    {
      id: 'damage',
      names: ['dmg', 'damage', 'урон'],
      about: { en: 'damage at short, medium and long range: 3/3/2', ru: 'урон на ближней, средней и дальней дистанции: 3/3/2' },
      figures: ['damageShort', 'damageMedium', 'damageLong'],
    },
  ],
  phrases: { ...ENGLISH, ...RUSSIAN },
};
