/** Calculator definition. It answers the question: what does every weapon do to every armor? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const damageMatrix = defineCalculator({
  system: '5150',
  name: 'damageMatrix',
  answer: 'DamageMatrixAnswer',
  title: { en: 'Weapons against armor', ru: 'Оружие против брони' },
  about: {
    en: 'Impact and the odds of each result of one hit, every weapon against every armor',
    ru: 'Ущерб и шансы всех исходов одного попадания, каждое оружие против каждой брони',
  },
  rule: '5150/damage',
  input,
  output,
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    { title: { en: 'Everything against everything', ru: 'Всё против всего' }, draft: {} },
    {
      title: { en: 'Rifles against what stops them', ru: 'Винтовки против стойкой брони' },
      draft: { weapons: ['rifle', 'laser-rifle', 'machine-gun'], armors: ['heavy', 'absorbing', 'reflecting', 'exo'] },
    },
    { title: { en: 'Powered blades', ru: 'Клинки с приводом' }, draft: { weapons: ['combat-knife', 'rifle-with-bayonet'], powered: true } },
  ],
});
