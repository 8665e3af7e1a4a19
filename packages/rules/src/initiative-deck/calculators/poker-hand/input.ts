/** Input of the poker-hand calculator. */
import { fields } from '../../../calculator/fields.js';
import { suitedCard } from '../../engine/cards/card-fields.js';
import { pokerSuits } from '../../engine/poker/fields.js';

export const input = fields({
  cards: {
    kind: 'list',
    min: 5,
    max: 5,
    item: suitedCard,
    label: { en: 'Cards', ru: 'Карты' },
    hint: {
      en: 'Five different cards, rank and suit: T 2 … 10 M D L, d e f s w',
      ru: 'Пять разных карт, достоинство и масть: Т 2 … 10 М Г Л, д о к с м',
    },
  },
  suits: pokerSuits,
});
