/** Calculator definition. It answers the question: how many dice do I pass? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const passDice = defineCalculator({
  system: '5150',
  name: 'passDice',
  answer: 'PassDiceAnswer',
  title: { en: 'Dice passed', ru: 'Пройдено кубиков' },
  about: {
    en: 'Odds to pass a test with 2, 1 or 0 dice, and to roll two 1s',
    ru: 'С каким шансом пройдены 2, 1 или 0 кубиков и выпадут две единицы',
  },
  rule: '5150/dice',
  input,
  output,
  principal: ['outcomes.0.chance', 'outcomes.1.chance', 'outcomes.2.chance'],
  rankBy: 'expectedPassed',
  relations,
  resolve,
  cost: 0.012,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Rep 4 with the die of a Rep 5 Leader', ru: 'Умение 4 и кубик лидерства при Умении лидера 5' },
      draft: { rep: 4, leaderRep: 5 },
    },
    { title: { en: 'A Leader’s own test with three dice', ru: 'Личный тест лидера на трёх кубиках' }, draft: { rep: 5, extraDice: 1 } },
    {
      title: { en: '4 and 6 are rolled: is the leader die worth it?', ru: 'Выпало 4 и 6: стоит ли бросать кубик лидерства?' },
      draft: { rep: 4, leaderRep: 5, roll: [4, 6] },
    },
  ],
});
