/** Calculator definition. It answers the question: does the machine's armor save its pilot? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { dieProblems } from '../../engine/survival/fields.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const armorTest = defineCalculator({
  system: 'bronepehota',
  name: 'armorTest',
  answer: 'BronepehotaArmorTestAnswer',
  title: { en: 'Armor test', ru: 'Тест брони' },
  about: {
    en: 'Odds that the machine’s armor saves the pilot, and the pilot’s own test when it does not',
    ru: 'Шансы, что броня машины спасёт пилота, и его собственный тест, если не спасла',
  },
  rule: 'bronepehota/armor-test',
  input,
  output,
  principal: ['protected', 'alive', 'dead'],
  relations: dieProblems,
  rankBy: 'protected',
  resolve,
  cost: 0.006,
  words,
  phrases,
  examples: [
    { title: { en: 'Armor 9 hit by a shell', ru: 'Снаряд в машину с бронёй 9' }, draft: { armor: 9, damage: 2, pilotArmor: 3 } },
    { title: { en: 'A machine that fell', ru: 'Упавшая машина' }, draft: { armor: 7, die: 20, pilotArmor: 4, panic: true } },
  ],
});
