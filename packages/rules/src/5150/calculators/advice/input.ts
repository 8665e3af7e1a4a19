/** Input of the advice calculator: a burst and an aim. */
import { fields } from '../../../calculator/fields.js';
import { input as burst } from '../../engine/shooting/input.js';
import { AIMS } from '../../vocabulary.js';

export const input = fields({
  ...burst,
  aim: {
    kind: 'choice',
    type: AIMS,
    default: 'OUT_OF_ACTION',
    example: 'HIT',
    label: { en: 'Aim', ru: 'Чего добиваются' },
    hint: {
      en: 'What changes are sorted by; all but a hit need a weapon or an Impact',
      ru: 'По чему сортировать изменения; для всего, кроме попадания, нужно оружие или Ущерб',
    },
  },
});
