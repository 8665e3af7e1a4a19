/** Output of the activation-order calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_PARTICIPANTS, name } from '../../engine/cards/card-fields.js';

export const output = fields({
  order: {
    kind: 'list',
    min: 0,
    max: 100,
    label: { en: 'Order', ru: 'Порядок' },
    hint: { en: 'Names that activate one unit each, step by step, in order', ru: 'Кто активирует по одной БЕ, шаг за шагом, по порядку' },
    item: { kind: 'list', min: 1, max: MAX_PARTICIPANTS, item: name, label: { en: 'Step', ru: 'Шаг' } },
  },
});
