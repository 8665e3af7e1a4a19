/** Calculator definition. It answers the question: who acts in which order this turn? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations } from './relations.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const initiativeRow = defineCalculator({
  system: 'initiative-deck',
  name: 'initiativeRow',
  answer: 'InitiativeDeckInitiativeRowAnswer',
  title: { en: 'Order of action', ru: 'Порядок действий' },
  about: {
    en: 'Who acts first this turn, by the initiative row or by the cards held',
    ru: 'Кто действует раньше в этот ход: по ряду инициативы или по картам на руках',
  },
  rule: 'initiative-deck/card-order',
  input,
  output,
  principal: ['order.0.name', 'order.1.name', 'order.2.name'],
  relations,
  resolve,
  // The cost grows with the number of participants.
  cost: ({ participants, row }) => 0.001 + 0.0008 * participants.length + 0.0005 * (row?.length ?? 0),
  words,
  phrases,
  examples: [
    {
      title: { en: 'Cards held, a tie of rank and a Jam Signal', ru: 'Карты на руках, равное достоинство и «Заглушить сигнал»' },
      draft: {
        participants: [
          { name: 'Alpha', card: '7s' },
          { name: 'Bravo', card: '7d' },
          { name: 'Charlie', card: '*' },
          { name: 'Delta', card: 'Tf', jamSignal: true },
        ],
      },
      names: { ru: { Alpha: 'Альфа', Bravo: 'Браво', Charlie: 'Чарли', Delta: 'Дельта' } },
    },
    {
      title: { en: 'Cards only, three lances', ru: 'Только карты, три копья' },
      draft: {
        participants: [
          { name: 'Alpha', card: 'Td' },
          { name: 'Bravo', card: '2d' },
          { name: 'Charlie', card: '3d' },
        ],
        row: ['2e', '3e', 'Te'],
      },
      names: { ru: { Alpha: 'Альфа', Bravo: 'Браво', Charlie: 'Чарли' } },
    },
  ],
});
