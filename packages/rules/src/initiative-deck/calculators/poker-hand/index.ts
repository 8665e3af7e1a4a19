/** Calculator definition. It answers the question: what do these five cards make? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const pokerHand = defineCalculator({
  system: 'initiative-deck',
  name: 'pokerHand',
  answer: 'PokerHandAnswer',
  title: { en: 'Poker hand', ru: 'Покерная рука' },
  about: {
    en: 'The combination of five cards, its place among all and the odds to be dealt it',
    ru: 'Какая комбинация вышла из пяти карт, какая она по силе и с каким шансом выпадает',
  },
  rule: 'initiative-deck/poker',
  input,
  output,
  rankBy: 'rank',
  relations,
  resolve,
  cost: 0.005,
  words,
  phrases,
  examples: [
    { title: { en: 'A Successor full house', ru: 'Фулл-хаус преемников' }, draft: { cards: ['Ld', 'Le', 'Lf', '9s', '9w'] } },
    { title: { en: 'A straight from the ace', ru: 'Стрит от туза' }, draft: { cards: ['Td', '2d', '3e', '4f', '5s'] } },
    { title: { en: 'A flush in ordinary poker', ru: 'Флэш в обычном покере' }, draft: { cards: ['2s', '5s', '8s', 'Ms', 'Ts'], suits: 4 } },
  ],
});
