/** Output of the drax-hand calculator. */
import { fields } from '../../../calculator/fields.js';
import { spelledCard } from '../../engine/cards/card-fields.js';
import { tieBreak } from '../../engine/hands/fields.js';
import { DRAX_CATEGORIES } from '../../vocabulary.js';

export const output = fields({
  category: { kind: 'choice', type: DRAX_CATEGORIES, example: 'FOUR_CARD_DRAX', label: { en: 'Hand', ru: 'Комбинация' } },
  rank: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 1,
    max: 8,
    example: 2,
    label: { en: 'Place', ru: 'Место' },
    hint: { en: 'Place of the combination in this game, 1 for the strongest', ru: 'Место комбинации в этой игре, 1 — самая сильная' },
  },
  tieBreak,
  values: {
    kind: 'list',
    min: 0,
    max: 5,
    label: { en: 'Values', ru: 'Значения' },
    hint: { en: 'The cards that count, with their values at the showdown', ru: 'Карты, которые считаются, и их значения при вскрытии' },
    item: {
      kind: 'object',
      name: 'InitiativeDeckDraxValue',
      about: { en: 'A card that counts and its value at the showdown', ru: 'Карта, которая считается, и её значение при вскрытии' },
      label: { en: 'Card', ru: 'Карта' },
      fields: {
        card: spelledCard,
        change: {
          kind: 'int',
          min: -20,
          max: 20,
          example: 1,
          label: { en: 'Change', ru: 'Изменение' },
          hint: { en: 'What faces and Lords add', ru: 'Сколько добавляют фигуры и лорды' },
        },
        value: { kind: 'int', min: 1, max: 10, example: 8, label: { en: 'Value', ru: 'Значение' } },
      },
    },
  },
});
