/** Calculator definition. It answers the question: where does my grenade land, and whom does it hurt? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const grenade = defineCalculator({
  system: 'bronepehota',
  name: 'grenade',
  answer: 'BronepehotaGrenadeAnswer',
  title: { en: 'Grenade', ru: 'Граната' },
  about: {
    en: 'Where a grenade may land, and the odds that it hurts the target and its thrower',
    ru: 'Где может взорваться граната и с какими шансами она заденет цель и самого метателя',
  },
  rule: 'bronepehota/grenades',
  input,
  output,
  principal: ['reached', 'hurt', 'throwerReached'],
  rankBy: 'hurt',
  relations,
  resolve,
  cost: 0.011,
  words,
  phrases,
  examples: [
    { title: { en: 'At a soldier 4 steps away', ru: 'По пехотинцу в 4 шагах' }, draft: { steps: 4, armor: 3, throwerArmor: 3 } },
    {
      title: { en: 'Too close, at a machine', ru: 'По машине, слишком близко' },
      draft: { centimetres: 8, target: 'MACHINE', armor: 9, pilotArmor: 3, throwerArmor: 4 },
    },
  ],
});
