/** Calculator definition. It answers the question: how does one fare against two or three? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const meleeAgainstSeveral = defineCalculator({
  system: '5150',
  name: 'meleeAgainstSeveral',
  answer: 'FiftyOneFiftyMeleeAgainstSeveralAnswer',
  title: { en: 'Melee of one against several', ru: 'Рукопашная: один против нескольких' },
  about: {
    en: 'One fighter against two or three at once, to the end: who wins, who falls, how many are left',
    ru: 'Один против двоих или троих сразу, до конца: кто победит, кто упадёт и сколько устоит',
  },
  rule: '5150/melee',
  input,
  output,
  principal: ['fighterWins', 'opponentsWin', 'nobodyStands'],
  rankBy: { fighter: 'fighterWins', opponents: 'opponentsWin' },
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Rep 5 with a bayonet against two of Rep 4', ru: 'Умение 5 со штыком против двоих с Умением 4' },
      draft: {
        fighter: { rep: 5, weapon: 'rifle-with-bayonet' },
        opponents: [
          { rep: 4, weapon: 'rifle-with-bayonet' },
          { rep: 4, weapon: 'rifle-with-bayonet' },
        ],
      },
    },
    {
      title: { en: 'A knife in each hand against three recruits', ru: 'По ножу в каждой руке против трёх новичков' },
      draft: {
        fighter: { rep: 5, weapon: 'combat-knife', secondWeapon: true, armor: 'light' },
        opponents: [{ rep: 3 }, { rep: 3 }, { rep: 3, weapon: 'combat-knife' }],
      },
    },
  ],
});
