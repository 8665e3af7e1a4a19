/** Calculator definition. It answers the question: what does the test make my figure do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { relations } from './situation.js';
import { words } from './words.js';

export const reaction = defineCalculator({
  system: '5150',
  name: 'reaction',
  answer: 'FiftyOneFiftyReactionAnswer',
  title: { en: 'Reaction test', ru: 'Тест на реакцию' },
  about: {
    en: 'What every number of passed dice leads to in a situation, with the odds of each action and of heroism',
    ru: 'К чему в данной ситуации ведёт каждое число пройденных кубиков, с шансами действий и геройства',
  },
  rule: '5150/reaction-tests',
  input,
  output,
  principal: ['actions.0.chance', 'actions.1.chance', 'actions.2.chance'],
  rankBy: 'hero',
  relations,
  resolve,
  cost: 0.02,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Shot at in cover, suppressed', ru: 'Обстрелян в укрытии и подавлен' },
      draft: { test: 'RECEIVED_FIRE', rep: 4, cover: true, suppressed: true },
    },
    {
      title: { en: 'Rep 3 wants to charge behind a Rep 5 Leader', ru: 'Умение 3 идёт в атаку за лидером с Умением 5' },
      draft: { test: 'WANTS_TO_CHARGE', rep: 3, leaderRep: 5 },
    },
    {
      title: { en: 'A stunned figure in its next activation', ru: 'Оглушённая фигурка в следующую активацию' },
      draft: { test: 'RECOVERY', rep: 4, stunned: true },
    },
  ],
});
