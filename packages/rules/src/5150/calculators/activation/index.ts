/** Calculator definition. It answers the question: will my side act this turn? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const activation = defineCalculator({
  system: '5150',
  name: 'activation',
  answer: 'FiftyOneFiftyActivationAnswer',
  title: { en: 'Activation', ru: 'Активация' },
  about: {
    en: 'Odds that each side and each group acts this turn, who acts first, and that nobody does',
    ru: 'Шансы каждой стороны и группы действовать в этот ход, действовать первой и что не действует никто',
  },
  rule: '5150/activation',
  input,
  output,
  principal: ['sides.0.actsFirst', 'sides.1.actsFirst', 'nobody'],
  rankBy: 'sides.0.actsFirst',
  relations,
  resolve,
  // The cost grows with the number of groups and sides.
  cost: ({ sides }) => sides.reduce((sum, { groups }) => sum + 0.006 + 0.0012 * groups.length, 0),
  words,
  phrases,
  examples: [
    {
      title: { en: 'Police under a Rep 5 Leader against a gang', ru: 'Полиция с лидером (Умение 5) против банды' },
      draft: {
        sides: [{ groups: [{ rep: 4, leaderRep: 5 }] }, { groups: [{ rep: 4 }, { rep: 3 }] }],
      },
    },
    {
      title: { en: 'Three sides of Rep 4', ru: 'Три стороны с Умением 4' },
      draft: { sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 4 }] }, { groups: [{ rep: 4 }] }] },
    },
  ],
});
