/** Output of the poker-hand calculator. */
import { fields } from '../../../calculator/fields.js';
import { spelledCard } from '../../engine/cards/card-fields.js';
import { tieBreak } from '../../engine/hands/fields.js';
import { POKER_CATEGORIES } from '../../vocabulary.js';

export const output = fields({
  category: { kind: 'choice', type: POKER_CATEGORIES, example: 'FULL_HOUSE', label: { en: 'Hand', ru: 'Комбинация' } },
  chance: {
    kind: 'chance',
    better: { lower: 'ACTOR' },
    label: { en: 'Odds', ru: 'Шанс' },
    hint: { en: 'To be dealt this combination in five cards', ru: 'Получить эту комбинацию с пяти карт' },
  },
  rank: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 1,
    max: 18,
    example: 9,
    label: { en: 'Place', ru: 'Место' },
    hint: { en: 'Place of the combination among all, 1 for the strongest', ru: 'Место комбинации среди всех, 1 — самая сильная' },
  },
  tieBreak,
  cards: {
    kind: 'list',
    min: 5,
    max: 5,
    item: spelledCard,
    label: { en: 'Cards', ru: 'Карты' },
    hint: { en: 'In the order in which they count', ru: 'В том порядке, в котором они считаются' },
  },
});
