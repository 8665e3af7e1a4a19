/** Output of the target-number calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  target: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: -10,
    max: 60,
    optional: true,
    example: 7,
    roll: { dice: 2, faces: 6 },
    label: { en: 'Target number', ru: 'Целевое значение' },
    hint: {
      en: 'To roll on 2D6, this or more; none when the attack is not allowed',
      ru: 'Выбросить на 2D6 не меньше; нет, если атака запрещена',
    },
  },
  chance: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Odds to hit', ru: 'Шанс попасть' },
    hint: {
      en: 'Lucky’s reroll included when asked for; 0 when the attack is not allowed',
      ru: 'С перебросом «Везучего», если он указан; 0, если атака запрещена',
    },
  },
});
