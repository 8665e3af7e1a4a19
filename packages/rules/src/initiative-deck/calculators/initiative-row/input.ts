/** Input of the initiative-row calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { anyCard, MAX_PARTICIPANTS, name, suitedCard } from '../../engine/cards/card-fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { MAX_ON_TWO_SUITS } from '../../reference/tables/deck-composition.js';

export const input = fields({
  participants: {
    kind: 'list',
    min: 1,
    max: MAX_PARTICIPANTS,
    label: { en: 'Participants', ru: 'Участники боя' },
    item: {
      kind: 'object',
      name: 'InitiativeDeckHolderInput',
      about: {
        en: 'A participant with the open card, or with the card held this turn',
        ru: 'Участник боя и его открытая карта либо карта на этот ход',
      },
      label: { en: 'Participant', ru: 'Участник боя' },
      fields: {
        name,
        card: anyCard,
        jamSignal: {
          kind: 'boolean',
          default: false,
          label: { en: 'Jam Signal', ru: '«Заглушить сигнал»' },
          hint: {
            en: 'The card held is Jam Signal; its holder decides first',
            ru: 'Карта участника — «Заглушить сигнал»; он решает первым',
          },
        },
      },
    },
  },
  row: {
    kind: 'list',
    min: 1,
    max: MAX_ON_TWO_SUITS,
    optional: true,
    item: suitedCard,
    label: { en: 'Initiative row', ru: 'Ряд инициативы' },
    hint: {
      en: 'Cards only: the cards turned up, left to right; leave out when cards are held',
      ru: '«Только карты»: открытые по очереди карты слева направо; не нужен, если карты на руках',
    },
  },
  crossed: {
    kind: 'boolean',
    default: false,
    label: { en: 'Crossed suits', ru: 'Масти крест-накрест' },
    hint: {
      en: 'With two suits each: the lower one answers the higher one, not low with low',
      ru: 'Если мастей по две: младшая отвечает старшей, а не младшей',
    },
  },
  readings: readingsField(rulings, ['star-lord-first']),
});
