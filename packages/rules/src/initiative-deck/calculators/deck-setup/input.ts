/** Input of the deck-setup calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_PARTICIPANTS } from '../../engine/cards/card-fields.js';
import { suitName } from './suit-names.js';

export const input = fields({
  participants: {
    kind: 'int',
    min: 1,
    max: MAX_PARTICIPANTS,
    example: 5,
    label: { en: 'Participants', ru: 'Участников боя' },
    hint: {
      en: 'Players, or lances, stars and Level IIs: whoever has initiative of its own',
      ru: 'Игроки либо копья, звёзды и уровни II — все, у кого своя инициатива',
    },
  },
  effects: {
    kind: 'boolean',
    example: true,
    label: { en: 'Card effects', ru: 'Эффекты карт' },
    hint: { en: 'Yes for cards and effects, no for cards only', ru: 'Да — «Карты и эффекты», нет — «Только карты»' },
  },
  suits: {
    kind: 'list',
    min: 0,
    max: 5,
    optional: true,
    item: suitName,
    label: { en: 'Suits wished', ru: 'Желаемые масти' },
    hint: {
      en: 'What is not chosen is filled up from the lowest suit; in cards only the open cards take theirs first, then the deck',
      ru: 'Недостающие берутся с младшей масти; в варианте «Только карты» сначала масти открытых карт, потом колоды',
    },
  },
});
