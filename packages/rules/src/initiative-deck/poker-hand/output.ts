/** What the poker-hand calculator gives. */
import { field, fields } from '../../calculator/fields.js';
import { spelledCard } from '../cards/card-fields.js';
import { POKER_CATEGORIES } from '../vocabulary.js';

/** The key that breaks ties; shared with the comparison of hands. */
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

export const output = fields({
  category: { kind: 'choice', type: POKER_CATEGORIES, example: 'FULL_HOUSE', label: { en: 'Hand', ru: 'Комбинация' } },
  chance: {
    kind: 'chance',
    label: { en: 'Odds', ru: 'Шанс' },
    hint: { en: 'To be dealt this combination in five cards', ru: 'Получить эту комбинацию с пяти карт' },
  },
  rank: {
    kind: 'int',
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
