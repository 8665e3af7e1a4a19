/** Fields shared by the calculators of hands. */
import { field } from '../../../calculator/fields.js';

/** The tie-break key. */
export const tieBreak = field({
  kind: 'list',
  min: 0,
  max: 5,
  item: { kind: 'int', min: 1, max: 14, example: 13, label: { en: 'Value', ru: 'Значение' } },
  label: { en: 'Tie-break', ru: 'При равенстве' },
  hint: {
    en: 'Values to compare from left to right with an equal combination',
    ru: 'Значения, которые сравнивают слева направо при равных комбинациях',
  },
});
