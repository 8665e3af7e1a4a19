/** Calculator definition. It answers the question: are the armies even? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const forceBalance = defineCalculator({
  system: 'bronepehota',
  name: 'forceBalance',
  answer: 'BronepehotaForceBalanceAnswer',
  title: { en: 'Force balance', ru: 'Баланс армий' },
  about: {
    en: 'How much the costs of two or more armies differ, and whether that is fair',
    ru: 'Насколько различаются стоимости двух и более армий и честно ли это',
  },
  rule: 'bronepehota/armies',
  input,
  output,
  principal: ['difference', 'percent', 'verdict'],
  rankBy: 'difference',
  resolve,
  cost: 0.002,
  words,
  phrases,
  examples: [
    { title: { en: 'Two armies of about 300', ru: 'Две армии примерно по 300' }, draft: { costs: [300, 330] } },
    { title: { en: 'Three armies', ru: 'Три армии' }, draft: { costs: [240, 200, 250] } },
  ],
});
