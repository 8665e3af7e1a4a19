/** Calculator definition. It answers the question: what does my ram do, to them and to me? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const ramDamage = defineCalculator({
  system: 'alpha-strike',
  name: 'ramDamage',
  answer: 'RamDamageAnswer',
  title: { en: 'Charge and death from above', ru: 'Таран и «смерть с небес»' },
  about: {
    en: 'Damage of a charge or of death from above, and what the attacker takes on a hit and on a miss',
    ru: 'Урон от тарана или «смерти с небес» и сколько при попадании и промахе получает сам атакующий',
  },
  rule: 'alpha-strike/special-physical-attacks',
  input,
  output,
  principal: ['damage', 'attackerDamageOnHit', 'attackerDamageOnMiss'],
  rankBy: 'damage',
  resolve,
  cost: 0.003,
  words,
  phrases,
  examples: [
    { title: { en: 'A heavy ’Mech charges over 6"', ru: 'Тяжёлый мех таранит, пройдя 6"' }, draft: { inches: 6, size: 3, targetSize: 3 } },
    { title: { en: 'The same from above', ru: 'Он же падает сверху' }, draft: { inches: 6, size: 3, targetSize: 3, deathFromAbove: true } },
  ],
});
