/** Input of the poker-odds calculator. */
import { fields } from '../../../calculator/fields.js';
import { pokerSuits } from '../../engine/poker/fields.js';
import { POKER_CATEGORIES } from '../../vocabulary.js';

export const input = fields({
  category: {
    kind: 'choice',
    type: POKER_CATEGORIES,
    optional: true,
    example: 'FULL_HOUSE',
    label: { en: 'Odds of', ru: 'Шанс на' },
    hint: {
      en: 'The hand whose odds you want; without it every hand',
      ru: 'Комбинация, шанс которой нужен; без неё — все',
    },
  },
  suits: pokerSuits,
});
