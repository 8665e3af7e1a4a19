/** Calculator definition. It answers the question: how often does each poker hand come? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const pokerOdds = defineCalculator({
  system: 'initiative-deck',
  name: 'pokerOdds',
  answer: 'PokerOddsAnswer',
  title: { en: 'Poker odds', ru: 'Шансы в покере' },
  about: {
    en: 'How many hands of five cards make each poker combination or one of them, exactly',
    ru: 'Сколько именно раздач по пять карт даёт каждую покерную комбинацию или одну из них',
  },
  rule: 'initiative-deck/poker',
  input,
  output,
  relations,
  resolve,
  cost: 0.016,
  words,
  phrases,
  examples: [
    { title: { en: 'The whole deck, five suits', ru: 'Вся колода, пять мастей' }, draft: {} },
    { title: { en: 'Odds of a full house', ru: 'Шанс фулл-хауса' }, draft: { category: 'FULL_HOUSE' } },
    { title: { en: 'Ordinary poker, four suits', ru: 'Обычный покер, четыре масти' }, draft: { suits: 4 } },
  ],
});
