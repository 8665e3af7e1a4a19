/** Output of the damage matrix. */
import { fields } from '../../../calculator/fields.js';
import { hitOddsFields, impactField } from '../../engine/fields.js';

const MAX_CELLS = 200;

export const output = fields({
  cells: {
    kind: 'list',
    min: 1,
    max: MAX_CELLS,
    label: { en: 'Cells', ru: 'Клетки' },
    hint: { en: 'Every weapon against every armor, row by row', ru: 'Каждое оружие против каждой брони, строка за строкой' },
    item: {
      kind: 'object',
      name: 'DamageMatrixCell',
      about: { en: 'What one hit of the weapon does to the armor', ru: 'Что делает одно попадание оружия по броне' },
      label: { en: 'Cell', ru: 'Клетка' },
      fields: {
        weapon: { kind: 'weapon', label: { en: 'Weapon', ru: 'Оружие' } },
        armor: { kind: 'armor', label: { en: 'Armor', ru: 'Броня' } },
        impact: impactField,
        ...hitOddsFields,
      },
    },
  },
});
