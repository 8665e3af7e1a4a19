/** Output of the comparison of hands. */
import { fields } from '../../../calculator/fields.js';
import { name } from '../../engine/cards/card-fields.js';
import { tieBreak } from '../../engine/hands/fields.js';
import { DRAX_CATEGORIES, POKER_CATEGORIES, VERDICTS } from '../../vocabulary.js';
import { MAX_HANDS } from './input.js';

export const output = fields({
  winners: {
    kind: 'list',
    min: 1,
    max: MAX_HANDS,
    item: { kind: 'int', min: 1, max: MAX_HANDS, example: 1, label: { en: 'Hand', ru: 'Рука' } },
    label: { en: 'Winners, by hand number', ru: 'Победители, номера рук' },
    hint: {
      en: 'Numbers of the strongest hands, counted from 1 as given; several share the pot',
      ru: 'Номера сильнейших рук, с 1, в порядке ввода; если их несколько, банк делится',
    },
  },
  ranking: {
    kind: 'list',
    min: 2,
    max: MAX_HANDS,
    label: { en: 'Ranking', ru: 'Места' },
    hint: { en: 'Strongest first', ru: 'Начиная с сильнейшей' },
    item: {
      kind: 'object',
      name: 'InitiativeDeckRankedHand',
      about: { en: 'A hand with its place', ru: 'Рука и её место' },
      label: { en: 'Hand', ru: 'Рука' },
      fields: {
        place: {
          kind: 'int',
          min: 1,
          max: MAX_HANDS,
          example: 1,
          label: { en: 'Place', ru: 'Место' },
          hint: { en: 'Equal hands share a place', ru: 'Равные руки делят место' },
        },
        hand: {
          kind: 'int',
          min: 1,
          max: MAX_HANDS,
          example: 1,
          label: { en: 'Hand', ru: 'Рука' },
          hint: { en: 'Number of the hand as given, from 1', ru: 'Номер руки в порядке ввода, с 1' },
        },
        name: { ...name, optional: true },
        category: { kind: 'words', label: { en: 'Combination', ru: 'Комбинация' } },
        pokerCategory: {
          kind: 'choice',
          type: POKER_CATEGORIES,
          optional: true,
          label: { en: 'Poker hand', ru: 'Комбинация покера' },
          hint: { en: 'None in drax', ru: 'В драксе нет' },
        },
        draxCategory: {
          kind: 'choice',
          type: DRAX_CATEGORIES,
          optional: true,
          label: { en: 'Drax hand', ru: 'Комбинация дракса' },
          hint: { en: 'None in poker', ru: 'В покере нет' },
        },
        tieBreak,
        verdict: {
          kind: 'choice',
          type: VERDICTS,
          example: 'CATEGORY',
          label: { en: 'Reason', ru: 'Причина' },
          hint: { en: 'Why the hand stands here', ru: 'Почему рука стоит здесь' },
        },
      },
    },
  },
});
