/** Answer of the broadside calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  needed: { kind: 'int', min: 1, max: 6, example: 4, label: { en: 'A gun hits on', ru: 'Орудие попадает на' } },
  chance: {
    kind: 'chance',
    label: { en: 'Odds', ru: 'Шанс' },
    hint: { en: 'That at least one gun hits', ru: 'Что попадёт хотя бы одно орудие' },
  },
  mean: { kind: 'exact', label: { en: 'Average', ru: 'В среднем' }, hint: { en: 'Average number of hits', ru: 'Среднее число попаданий' } },
});
