/** Calculator definition. It answers the question: can I get there, and what does it cost? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const movementCost = defineCalculator({
  system: 'bronepehota',
  name: 'movementCost',
  answer: 'BronepehotaMovementCostAnswer',
  title: { en: 'Movement cost', ru: 'Цена движения' },
  about: {
    en: 'Speed points that a path takes, leg by leg, on foot, with a gun or in a machine, or why it cannot be done',
    ru: 'Сколько очков скорости стоит путь по участкам — пешком, с орудием или на машине, или почему его не пройти',
  },
  rule: 'bronepehota/movement',
  input,
  output,
  rankBy: 'left',
  relations,
  resolve,
  // The cost grows with the number of legs.
  cost: ({ legs }) => 0.002 + 0.0013 * legs.length,
  words,
  phrases,
  examples: [
    {
      title: { en: 'To the mortar and on with it', ru: 'К миномёту и дальше с ним' },
      draft: { speed: 4, legs: [{ steps: 1 }, { steps: 1.5, withGun: true }] },
    },
    {
      title: { en: 'The Bronekhod backs off and turns', ru: 'Бронеход сдаёт назад и поворачивает' },
      draft: { kind: 'TRACKED', speed: 4, legs: [{ move: 'BACK', steps: 1 }, { move: 'TURN', degrees: 90 }, { steps: 2 }] },
    },
    {
      title: { en: 'Over a wall and up a ladder', ru: 'Через стенку и по лестнице' },
      draft: { speed: 5, legs: [{ steps: 1 }, { move: 'OBSTACLE', height: 4 }, { move: 'LADDER', steps: 2 }] },
    },
  ],
});
