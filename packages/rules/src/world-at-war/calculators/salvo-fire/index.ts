/** Calculator definition. It answers the question: what does a salvo hit? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const salvoFire = defineCalculator({
  system: 'world-at-war',
  name: 'salvoFire',
  answer: 'SalvoFireAnswer',
  title: { en: 'Salvo fire', ru: 'Залповый огонь' },
  about: {
    en: 'Dice of a lead with two supporters and leadership, and the odds of each number of hits',
    ru: 'Кубики ведущего с двумя подразделениями поддержки и лидерством и шансы на каждое число попаданий',
  },
  rule: 'world-at-war/salvo-fire',
  input,
  output,
  principal: ['dice', 'anyHit', 'expectedHits'],
  rankBy: 'expectedHits',
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'T-72s with infantry and T-55s in support', ru: 'Т-72 при поддержке пехоты и Т-55' },
      draft: { firepower: 4, toHit: 5 },
    },
    {
      title: { en: 'The same with an HQ and a leader', ru: 'То же со штабом и лидером' },
      draft: { firepower: 4, toHit: 5, leadership: [1, 2] },
    },
  ],
});
