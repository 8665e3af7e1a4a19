/** Input of the drax-hand calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { suitedCard } from '../../engine/cards/card-fields.js';
import { laidAside, localSuit } from '../../engine/drax/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { SUITS } from '../../vocabulary.js';

export const input = fields({
  cards: {
    kind: 'list',
    min: 4,
    max: 5,
    item: suitedCard,
    label: { en: 'Cards', ru: 'Карты' },
    hint: {
      en: 'Four or five cards, the hole card first; only that one may be a face',
      ru: 'Четыре или пять карт, закрытая первой; фигурой бывает только она',
    },
  },
  laidAside,
  localSuit,
  lordsInPlay: {
    kind: 'list',
    min: 0,
    max: 5,
    default: [],
    item: { kind: 'choice', type: SUITS, example: 'SUNS', label: { en: 'Suit', ru: 'Масть' } },
    label: { en: 'Lords in play', ru: 'Лорды в игре' },
    hint: { en: 'Suits of the Lords that other hands have', ru: 'Масти лордов, которые есть у других рук' },
  },
  readings: readingsField(rulings, ['lords-in-own-hand', 'straight-of-four-suits', 'combination-alone']),
});
