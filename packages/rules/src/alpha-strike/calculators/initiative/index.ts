/** Calculator definition. It answers the question: who moves when? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const initiative = defineCalculator({
  system: 'alpha-strike',
  name: 'initiative',
  answer: 'AlphaStrikeInitiativeAnswer',
  title: { en: 'Initiative', ru: 'Инициатива' },
  about: {
    en: 'The odds to win initiative, and the order in which both sides then move their units',
    ru: 'Шанс выиграть инициативу и очерёдность, в которой стороны потом двигают БЕ',
  },
  rule: 'alpha-strike/initiative',
  input,
  output,
  rankBy: { first: 'firstWins', second: 'secondWins' },
  relations,
  resolve,
  // The order of movement has as many rounds as the smaller side has units.
  cost: ({ first = 0, second = 0 }) => 0.006 + 0.000028 * Math.min(first, second) ** 2,
  words,
  phrases,
  examples: [
    { title: { en: 'Two against two', ru: 'Два на два' }, draft: { first: 2, second: 2 } },
    { title: { en: 'The odds alone', ru: 'Только шансы' }, draft: {} },
    { title: { en: 'Seven against three', ru: 'Семь на три' }, draft: { first: 7, second: 3 } },
  ],
});
