/** Calculator definition. It answers the question: who activates when, with unequal numbers of units? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const activationOrder = defineCalculator({
  system: 'initiative-deck',
  name: 'activationOrder',
  answer: 'ActivationOrderAnswer',
  title: { en: 'Order of activation', ru: 'Порядок активации' },
  about: {
    en: 'Who activates a unit in each step of a phase when sides are of unequal number',
    ru: 'Кто в каком шаге фазы активирует боевую единицу, если их у участников не поровну',
  },
  rule: 'initiative-deck/unequal-numbers',
  input,
  output,
  relations,
  resolve,
  // The cost grows with the number of participants and of units.
  cost: ({ participants }) => participants.reduce((sum, { units }) => sum + 0.0003 + 0.000016 * units, 0.003),
  words,
  phrases,
  examples: [
    {
      title: { en: 'Five players, two to five units', ru: 'Пять игроков, от двух до пяти БЕ' },
      draft: {
        participants: [
          { name: 'A', units: 4 },
          { name: 'B', units: 2 },
          { name: 'C', units: 5 },
          { name: 'D', units: 4 },
          { name: 'E', units: 3 },
        ],
      },
      names: { ru: { A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Д' } },
    },
  ],
});
