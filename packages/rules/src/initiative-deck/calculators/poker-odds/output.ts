/** Output of the poker-odds calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { POKER_CATEGORIES } from '../../vocabulary.js';

const pokerOdds = field({
  kind: 'object',
  name: 'PokerOdds',
  about: { en: 'A poker hand with the number of ways to be dealt it', ru: 'Покерная комбинация и число раздач, которые её дают' },
  label: { en: 'Hand', ru: 'Комбинация' },
  fields: {
    category: { kind: 'choice', type: POKER_CATEGORIES, example: 'FULL_HOUSE', label: { en: 'Hand', ru: 'Комбинация' } },
    hands: {
      kind: 'int',
      better: 'neither',
      min: 1,
      max: 8_259_888,
      example: 14040,
      label: { en: 'Hands', ru: 'Раздач' },
      hint: { en: 'Hands that make this and nothing stronger', ru: 'Сколько раздач дают её и ничего сильнее' },
    },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

export const output = fields({
  hands: { kind: 'int', better: 'neither', min: 1, max: 8_259_888, example: 8_259_888, label: { en: 'All hands', ru: 'Всего раздач' } },
  categories: {
    kind: 'list',
    min: 1,
    max: 18,
    item: pokerOdds,
    label: { en: 'Hands, strongest first', ru: 'Комбинации от сильной к слабой' },
    hint: { en: 'The hand asked about, or every hand', ru: 'Нужная комбинация или все' },
  },
  chance: {
    kind: 'chance',
    optional: true,
    better: 'neither',
    label: { en: 'Odds', ru: 'Шанс' },
    hint: { en: 'Odds of the hand asked about', ru: 'Шанс нужной комбинации' },
  },
});
