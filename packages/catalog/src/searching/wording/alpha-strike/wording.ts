/** How players of Alpha Strike speak of its units. */
import type { Wording } from '../wording.js';
import { ENGLISH, RUSSIAN } from './words.js';

export const wording: Wording = {
  system: 'alpha-strike',
  groups: [
    {
      id: 'damage',
      names: ['dmg', 'damage', 'урон'],
      about: { en: 'damage at short, medium and long range: 3/3/2', ru: 'урон на ближней, средней и дальней дистанции: 3/3/2' },
      figures: ['damageShort', 'damageMedium', 'damageLong'],
    },
  ],
  words: { ...ENGLISH, ...RUSSIAN },
};
