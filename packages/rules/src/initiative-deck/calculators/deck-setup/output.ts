/** Output of the deck-setup calculator. */
import { fields } from '../../../calculator/fields.js';
import { spelledCard } from '../../engine/cards/card-fields.js';

const MAX_CARDS = 67;

export const output = fields({
  suits: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: 5,
    example: 3,
    label: { en: 'Suits', ru: 'Мастей' },
    hint: { en: 'Suits that go into the initiative deck', ru: 'Сколько мастей идёт в колоду инициативы' },
  },
  starLords: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: 2,
    example: 1,
    label: { en: 'Star Lords', ru: 'Звёздных лордов' },
    hint: { en: 'Star Lords that go into the initiative deck', ru: 'Сколько звёздных лордов идёт в колоду инициативы' },
  },
  cards: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: MAX_CARDS,
    example: 40,
    label: { en: 'Cards', ru: 'Карт' },
    hint: { en: 'Cards in the initiative deck', ru: 'Сколько карт в колоде инициативы' },
  },
  openCards: {
    kind: 'list',
    min: 0,
    max: 26,
    item: spelledCard,
    label: { en: 'Open cards', ru: 'Открытые карты' },
    hint: {
      en: 'Cards only: one for each participant, face up for the whole battle',
      ru: '«Только карты»: по одной на участника, лежат открытыми всю битву',
    },
  },
  deckCards: {
    kind: 'list',
    min: 0,
    max: MAX_CARDS,
    item: spelledCard,
    label: { en: 'Deck', ru: 'Колода' },
    hint: { en: 'Cards to shuffle into the initiative deck', ru: 'Карты, которые замешивают в колоду инициативы' },
  },
});
