/** Calculator definition. It answers the question: how far do I get? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const movementCost = defineCalculator({
  system: 'alpha-strike',
  name: 'movementCost',
  answer: 'MovementCostAnswer',
  title: { en: 'Movement cost', ru: 'Затраты на движение' },
  about: {
    en: 'What a path costs leg by leg, whether the move is enough, and where the unit stops if not',
    ru: 'Сколько стоит путь по отрезкам, хватит ли движения, а если нет — где остановится боевая единица',
  },
  rule: 'alpha-strike/terrain',
  input,
  output,
  rankBy: 'left',
  relations,
  resolve,
  // The cost grows with the number of legs.
  cost: ({ legs }) => 0.0025 + 0.0002 * legs.length,
  words,
  phrases,
  examples: [
    { title: { en: 'Up a 2" hill', ru: 'На холм высотой 2"' }, draft: { move: 10, legs: [{ inches: 4 }, { inches: 2, heightChange: 2 }] } },
    {
      title: { en: 'As deep into the woods as it goes', ru: 'Вглубь леса, сколько хватит' },
      draft: { move: 10, legs: [{ inches: 7 }, { inches: 4, terrain: ['WOODS'] }] },
    },
    {
      title: { en: 'A hot ’Mech wades into water', ru: 'Перегретый мех заходит в воду' },
      draft: { move: 10, heat: 1, legs: [{ inches: 3 }, { inches: 2, terrain: ['WATER'], heightChange: -1 }] },
    },
  ],
});
