/** Calculator definition. It answers the question: what does the whole unit do in its turn of fire? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { armament } from './armament.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const unitFire = defineCalculator({
  system: 'bronepehota',
  name: 'unitFire',
  answer: 'BronepehotaUnitFireAnswer',
  title: { en: 'Fire of a unit', ru: 'Стрельба отряда или машины' },
  about: {
    en: 'What all soldiers of a squad, or all shots of a machine or gun, do to one target in a turn',
    ru: 'Что сделают с одной целью за тур все пехотинцы отряда или все выстрелы машины либо орудия',
  },
  rule: 'bronepehota/virtual-shooting',
  input,
  output,
  principal: ['destroyed', 'mean'],
  rankBy: 'mean',
  armament,
  relations,
  resolve,
  cost: 1.5,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A squad of six at a light machine', ru: 'Отряд из шести по лёгкой машине' },
      draft: {
        soldiers: [
          { range: 'D6+2', power: '2D6' },
          { range: 'D6+2', power: '2D6' },
          { range: 'D6', power: '3D6' },
          { range: 'D6', power: '3D6' },
          { range: 'D12', power: '1D12' },
          { range: 'D6', power: '1D20' },
        ],
        fallen: [2],
        steps: 4,
        target: 'MACHINE',
        armor: 4,
      },
    },
    {
      title: { en: 'Both heavy rockets of a machine', ru: 'Обе тяжёлые ракеты машины' },
      draft: { shots: [{ range: 'D12', power: '4D20', count: 2 }], rateOfFire: 2, ammunition: 20, steps: 8, target: 'MACHINE', armor: 9 },
    },
  ],
});
