/** Input of the advice calculator: an attack and an aim. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { ADVICE_READINGS, input as attack } from '../../engine/attack/input.js';
import { rulings } from '../../reference/rulings/index.js';
import { AIMS } from '../../vocabulary.js';

export const input = fields({
  ...attack,
  readings: readingsField(rulings, ADVICE_READINGS),
  aim: {
    kind: 'choice',
    type: AIMS,
    default: 'EXPECTED_DAMAGE',
    example: 'HIT',
    label: { en: 'Aim', ru: 'Цель атаки' },
    hint: { en: 'What changes are sorted by', ru: 'По чему сортировать изменения' },
  },
});
