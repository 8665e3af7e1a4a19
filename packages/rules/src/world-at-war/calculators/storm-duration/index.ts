/** Calculator definition. It answers the question: how long does Thor’s hammer last? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const stormDuration = defineCalculator({
  system: 'world-at-war',
  name: 'stormDuration',
  answer: 'WorldAtWarStormDurationAnswer',
  title: { en: 'Length of the storm', ru: 'Сколько длится буря' },
  about: {
    en: 'The odds that Thor’s hammer ends in each marker phase',
    ru: 'Шансы, что «Молот Тора» стихнет в каждой из фаз снятия маркеров',
  },
  rule: 'world-at-war/chaos-thors-hammer',
  input,
  output,
  resolve,
  cost: 0.004,
  words,
  phrases,
  examples: [{ title: { en: 'The storm breaks', ru: 'Буря началась' }, draft: {} }],
});
