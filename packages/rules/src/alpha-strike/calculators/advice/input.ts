/** Input of the advice calculator: an attack and an aim. */
import { fields } from '../../../calculator/fields.js';
import { input as attack } from '../../engine/attack/input.js';
import { AIMS } from '../../vocabulary.js';

export const input = fields({
  ...attack,
  aim: {
    kind: 'choice',
    type: AIMS,
    default: 'EXPECTED_DAMAGE',
    example: 'HIT',
    label: { en: 'Aim', ru: 'Цель атаки' },
    hint: { en: 'What changes are sorted by', ru: 'По чему сортировать изменения' },
  },
});
