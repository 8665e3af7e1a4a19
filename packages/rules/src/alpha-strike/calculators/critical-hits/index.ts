/** Calculator definition. It answers the question: what did that critical roll do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { readingCost } from '../../engine/specials/specials.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const criticalHits = defineCalculator({
  system: 'alpha-strike',
  name: 'criticalHits',
  answer: 'CriticalHitsAnswer',
  title: { en: 'Critical hits', ru: 'Критические попадания' },
  about: {
    en: 'What a roll on the table of critical hits does to a unit, the odds of a critical hit, or the whole table',
    ru: 'Что делает с боевой единицей бросок на критическое попадание, шанс такого попадания или вся таблица',
  },
  rule: 'alpha-strike/critical-hits',
  input,
  output,
  rankBy: 'destroyed',
  relations,
  resolve,
  // The abilities of the unit are parsed from text. Without a roll, the complete table is worded.
  cost: ({ roll, specials }) => (roll === undefined ? 0.008 : 0.002) + readingCost(specials),
  words,
  phrases,
  examples: [
    { title: { en: 'A 10 is rolled', ru: 'Выпало 10' }, draft: { roll: 10 } },
    { title: { en: 'Odds of an engine hit', ru: 'Шанс попадания по реактору' }, draft: { effect: 'ENGINE' } },
    { title: { en: 'The whole table for a unit with CASE', ru: 'Вся таблица для БЕ с ССХБ' }, draft: { specials: ['CASE'] } },
  ],
});
