/** Calculator definition. It answers the question: how many turns does this path take? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { relations } from './path.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const movementCost = defineCalculator({
  system: '5150',
  name: 'movementCost',
  answer: 'FiftyOneFiftyMovementCostAnswer',
  title: { en: 'Movement and terrain', ru: 'Перемещение и местность' },
  about: {
    en: 'A path over all kinds of ground, walked or with Fast Move: how many turns it takes',
    ru: 'Путь по любой местности, шагом или быстро: сколько ходов он займёт',
  },
  rule: '5150/movement',
  input,
  output,
  principal: ['thisTurn', 'meanTurns'],
  rankBy: 'meanTurns',
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Through woods and a door', ru: 'Через лес и дверь' },
      draft: { rep: 4, legs: [{ ground: 'OPEN', inches: 3 }, { ground: 'ROUGH', inches: 4 }, { ground: 'DOOR' }] },
    },
    {
      title: { en: 'Fast across a road and a ford', ru: 'Быстро через дорогу и брод' },
      draft: {
        rep: 4,
        fast: true,
        leaderRep: 5,
        legs: [{ ground: 'ROAD', inches: 14 }, { ground: 'FORD' }, { ground: 'OPEN', inches: 10 }],
      },
    },
  ],
});
