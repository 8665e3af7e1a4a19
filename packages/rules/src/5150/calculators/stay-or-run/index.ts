/** Calculator definition. It answers the question: do my people fight on? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { relations } from './force.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const stayOrRun = defineCalculator({
  system: '5150',
  name: 'stayOrRun',
  answer: 'FiftyOneFiftyStayOrRunAnswer',
  title: { en: 'Stay or Run', ru: 'Остаться или убежать' },
  about: {
    en: 'At how many losses a force is tested, and who then fights on',
    ru: 'При каких потерях отряд проходит тест и кто после него сражается дальше',
  },
  rule: '5150/stay-or-run',
  input,
  output,
  principal: ['everyone', 'nobody', 'every'],
  rankBy: 'everyone',
  relations,
  resolve,
  // The answer has a row for each distinct Rep.
  cost: ({ reps = [] }) => 0.008 + 0.0032 * new Set(reps).size + 0.0001 * reps.length,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Twelve conquerors, half of them lost', ru: 'Двенадцать завоевателей, половина потеряна' },
      draft: { figures: 12, losses: 6, motivation: 'CONQUEST', reps: [5, 4, 4, 4, 3, 3], leaderRep: 5 },
    },
    {
      title: { en: 'Raiders who have their loot', ru: 'Налётчики с добычей' },
      draft: { figures: 9, losses: 2, motivation: 'PROFIT', reps: [4, 3, 3], loot: true },
    },
  ],
});
