/** Calculator definition. It answers the question: who wins the close combat? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const closeCombat = defineCalculator({
  system: 'bronepehota',
  name: 'closeCombat',
  answer: 'CloseCombatAnswer',
  title: { en: 'Close combat', ru: 'Ближний бой' },
  about: {
    en: 'Odds that the attacker wins, the damage, and what becomes of the defender and its pilot',
    ru: 'Шансы атакующего на победу, повреждения и судьба защищающегося и его пилота',
  },
  rule: 'bronepehota/close-combat',
  input,
  output,
  principal: ['attackerWins', 'destroyed'],
  rankBy: 'attackerWins',
  relations,
  resolve,
  cost: 0.012,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A machine with saw and claw at a gun', ru: 'Машина с пилой и клешнёй против орудия' },
      draft: { attacker: { kind: 'MACHINE', armor: 9, closeCombat: 3 }, defender: { kind: 'GUN', armor: 8 } },
    },
    {
      title: { en: 'Infantry against infantry', ru: 'Пехотинец против пехотинца' },
      draft: { attacker: { kind: 'INFANTRY', armor: 2, closeCombat: 2 }, defender: { kind: 'INFANTRY', armor: 3 } },
    },
    {
      title: { en: 'A machine taken from behind', ru: 'Машину атакуют с тыла' },
      draft: {
        attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 6 },
        defender: { kind: 'MACHINE', armor: 4, closeCombat: 2, pilotArmor: 3 },
        surprise: true,
      },
    },
  ],
});
