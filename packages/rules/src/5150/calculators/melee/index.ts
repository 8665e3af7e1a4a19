/** Calculator definition. It answers the question: who wins hand to hand? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { relations } from './fighter.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const melee = defineCalculator({
  system: '5150',
  name: 'melee',
  answer: 'FiftyOneFiftyMeleeAnswer',
  title: { en: 'Melee', ru: 'Рукопашная' },
  about: {
    en: 'Two fighters hand to hand: how the fight stands after each round and how it ends',
    ru: 'Двое в рукопашной: как обстоит бой после каждого раунда и чем кончится',
  },
  rule: '5150/melee',
  input,
  output,
  layout: { sides: [{ fields: ['fighter'] }, { fields: ['opponent'] }], between: ['rounds'] },
  principal: ['end.fighterWins', 'end.opponentWins', 'end.fighting'],
  rankBy: { fighter: 'end.fighterWins', opponent: 'end.opponentWins' },
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A bayonet against two, Rep 5 against Rep 4', ru: 'Штык против двоих, Умение 5 против 4' },
      draft: { fighter: { rep: 5, weapon: 'rifle-with-bayonet', opponents: 2 }, opponent: { rep: 4, weapon: 'rifle-with-bayonet' } },
    },
    {
      title: { en: 'A knife from behind against a prone figure', ru: 'Нож со спины против лежащего' },
      draft: { fighter: { rep: 4, weapon: 'combat-knife' }, opponent: { rep: 4, armor: 'light', prone: true, flanked: true }, rounds: 5 },
    },
  ],
});
