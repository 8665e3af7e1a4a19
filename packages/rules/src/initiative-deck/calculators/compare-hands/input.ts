/** Input of the comparison of hands. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { name, suitedCard } from '../../engine/cards/card-fields.js';
import { laidAside, localSuit } from '../../engine/drax/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { GAMES } from '../../vocabulary.js';

/** The deck is used up by thirteen hands of five cards. */
export const MAX_HANDS = 13;

export const input = fields({
  game: { kind: 'choice', type: GAMES, example: 'POKER', label: { en: 'Game', ru: 'Игра' } },
  hands: {
    kind: 'list',
    min: 2,
    max: MAX_HANDS,
    label: { en: 'Hands', ru: 'Руки' },
    item: {
      kind: 'object',
      name: 'InitiativeDeckHandInput',
      about: { en: 'A hand at the showdown', ru: 'Рука при вскрытии' },
      label: { en: 'Hand', ru: 'Рука' },
      fields: {
        name: { ...name, optional: true },
        cards: {
          kind: 'list',
          min: 4,
          max: 5,
          item: suitedCard,
          label: { en: 'Cards', ru: 'Карты' },
          hint: {
            en: 'Five in poker; in drax four or five, the hole card first',
            ru: 'В покере пять; в драксе четыре или пять, закрытая первой',
          },
        },
        laidAside,
      },
    },
  },
  suits: {
    kind: 'int',
    min: 4,
    max: 5,
    optional: true,
    example: 5,
    label: { en: 'Suits', ru: 'Масти' },
    hint: {
      en: 'Suits of the deck; when left out, 5 in poker and in drax as many as a hand has cards',
      ru: 'Мастей в колоде; если не указано, в покере 5, а в драксе столько, сколько карт в руке',
    },
  },
  localSuit,
  readings: readingsField(rulings, ['lords-in-own-hand', 'straight-of-four-suits', 'combination-alone']),
});
