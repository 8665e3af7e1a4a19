/** How likely is a broadside to hit? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const broadside = defineCalculator({
  system: 'paper-fleet',
  name: 'broadside',
  answer: 'BroadsideAnswer',
  title: { en: 'Broadside', ru: 'Бортовой залп' },
  about: { en: 'The odds that a broadside hits', ru: 'Шансы, что бортовой залп попадёт' },
  rule: 'paper-fleet/broadside',
  input,
  output,
  rankBy: 'chance',
  resolve,
  cost: 0.01,
  words,
  phrases,
  examples: [{ title: { en: 'Six guns, close', ru: 'Шесть орудий, близко' }, draft: { guns: 6, range: 'CLOSE' } }],
});
