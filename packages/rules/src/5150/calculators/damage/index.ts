/** Calculator definition. It answers the question: what does one hit do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const damage = defineCalculator({
  system: '5150',
  name: 'damage',
  answer: 'FiftyOneFiftyDamageAnswer',
  title: { en: 'Damage of a hit', ru: 'Ущерб от попадания' },
  about: {
    en: 'What one hit of a weapon does to an armor, with the odds of each result',
    ru: 'Что делает одно попадание оружия по броне, с шансом каждого исхода',
  },
  rule: '5150/damage',
  input,
  output,
  principal: ['dead', 'outOfTheFight', 'stunned'],
  rankBy: 'outOfAction',
  relations,
  resolve,
  cost: 0.006,
  words,
  phrases,
  examples: [
    {
      title: { en: 'An assault rifle against absorbing armor', ru: 'Штурмовая винтовка против поглощающей брони' },
      draft: { weapon: 'assault-rifle', armor: 'absorbing' },
    },
    {
      title: { en: 'The Hand of Fate: a submachine gun against EXO armor', ru: 'Рука судьбы: пистолет-пулемёт против экзо-брони' },
      draft: { weapon: 'submachine-gun', armor: 'exo' },
    },
    {
      title: { en: 'A powered knife against battle armor', ru: 'Нож с приводом против боевой брони' },
      draft: { weapon: 'combat-knife', armor: 'battle', powered: true },
    },
  ],
});
