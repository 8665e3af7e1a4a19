/** The vocabulary of Alpha Strike. */
import type { Vocabulary } from '../vocabulary.js';
import { PHRASES } from './phrases.js';

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
  phrases: PHRASES,
  negations: [
    ...['without', 'w/o', 'no', 'not', 'non', 'never', "don't", 'dont', "doesn't", "isn't", "aren't", "can't", 'cannot'],
    ...['без', 'не', 'нет'],
  ],
  cost: { field: 'pv', words: ['pv', 'pvs', 'point', 'points', 'pts', 'ос', 'пв', 'очко', 'очка', 'очков', 'очками', 'баллов'] },
  lengths: ['inch', 'inches', 'дюйм', 'дюйма', 'дюймы', 'дюймов', 'дюймах'],
  capitals: { IF: 'indirect fire', IT: 'infantry transport', AM: 'anti-mech', REAR: 'rear-firing' },
};
