/** Calculator definition. It answers the question: what does my force cost? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const forceCost = defineCalculator({
  system: '5150',
  name: 'forceCost',
  answer: 'ForceCostAnswer',
  title: { en: 'Cost of a force', ru: 'Стоимость отряда' },
  about: {
    en: 'Points of each figure and of the whole force: Rep, weapons and armor',
    ru: 'Очки каждой фигурки и всего отряда: Умение, оружие и броня',
  },
  rule: '5150/points',
  input,
  output,
  rankBy: 'total',
  resolve,
  // The cost grows with the number of lines and of their weapons.
  cost: ({ figures }) => figures.reduce((sum, { weapons }) => sum + 0.0011 + 0.0003 * weapons.length, 0.002),
  words,
  phrases,
  examples: [
    {
      title: { en: 'A colonist patrol', ru: 'Патруль колонистов' },
      draft: {
        figures: [
          { rep: 5, weapons: ['assault-rifle', 'grenades'], armor: 'heavy', figureClass: 'COLONISTS' },
          { rep: 4, weapons: ['rifle'], armor: 'light', count: 4, figureClass: 'COLONISTS' },
        ],
      },
    },
    {
      title: { en: 'Something without a price', ru: 'Вещь без цены' },
      draft: { figures: [{ rep: 5, weapons: ['machine-gun'], armor: 'exo' }] },
    },
  ],
});
