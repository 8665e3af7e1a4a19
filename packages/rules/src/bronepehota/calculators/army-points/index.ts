/** Calculator definition. It answers the question: what does my army cost? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const armyPoints = defineCalculator({
  system: 'bronepehota',
  name: 'armyPoints',
  answer: 'BronepehotaArmyPointsAnswer',
  title: { en: 'Cost of an army', ru: 'Стоимость армии' },
  about: {
    en: 'What an army costs, from its squads, machines and guns, and whether it is even with another one',
    ru: 'Сколько стоит армия из отрядов, машин и орудий и равна ли она армии противника',
  },
  rule: 'bronepehota/armies',
  input,
  output,
  principal: ['total', 'opponentTotal', 'verdict'],
  rankBy: 'total',
  relations,
  resolve,
  cost: 0.02,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A machine, a gun and two squads', ru: 'Машина, орудие и два отряда' },
      draft: { army: [{ cost: 90 }, { cost: 20 }, { cost: 40, count: 2 }], limit: 200 },
    },
    {
      title: { en: 'Two armies', ru: 'Две армии' },
      draft: { army: [{ cost: 90 }, { cost: 60, count: 2 }], opponent: [{ cost: 100, count: 2 }] },
    },
  ],
});
