/** Answer of the broadside calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  needed: {
    kind: 'int',
    min: 1,
    max: 6,
    example: 4,
    better: { lower: 'ATTACKER' },
    label: { en: 'A gun hits on', ru: 'Орудие попадает на' },
  },
  chance: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Odds', ru: 'Шанс' },
    hint: { en: 'That at least one gun hits', ru: 'Что попадёт хотя бы одно орудие' },
  },
  mean: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    label: { en: 'Average', ru: 'В среднем' },
    hint: { en: 'Average number of hits', ru: 'Среднее число попаданий' },
  },
});
