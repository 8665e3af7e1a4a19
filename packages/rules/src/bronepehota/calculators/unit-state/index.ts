/** Calculator definition. It answers the question: what can my damaged machine still do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const unitState = defineCalculator({
  system: 'bronepehota',
  name: 'unitState',
  answer: 'BronepehotaUnitStateAnswer',
  title: { en: 'State of a machine or gun', ru: 'Состояние машины или орудия' },
  about: {
    en: 'What a damaged machine or gun can do now – armor, speed, shots – what more damage would leave, how long repair takes, what its capture brings',
    ru: 'На что повреждённая машина или орудие способны сейчас: броня, скорость, выстрелы; что будет дальше, за сколько туров починят и что даст захват',
  },
  rule: 'bronepehota/damage-and-armor',
  input,
  output,
  principal: ['armor', 'speed', 'shots', 'repairTurns'],
  rankBy: 'speed',
  relations,
  resolve,
  cost: 0.06,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A damaged machine with little ammunition', ru: 'Повреждённая машина с остатками боезапаса' },
      draft: {
        durability: 12,
        damage: 5,
        speedSectors: [
          { max: 12, min: 9, speed: 4 },
          { max: 8, min: 5, speed: 3 },
          { max: 4, min: 1, speed: 1 },
        ],
        rateOfFire: 2,
        ammunition: 1,
        repairers: 2,
      },
    },
    {
      title: { en: 'A gun with an enemy in contact', ru: 'Орудие, которого касается враг' },
      draft: { gun: true, durability: 6, armor: 4, rateOfFire: 1, contact: true },
    },
    {
      title: { en: 'An abandoned gun is captured', ru: 'Захват брошенного орудия' },
      draft: { gun: true, durability: 6, armor: 4, rateOfFire: 1, ammunition: 8, rank: 2, captorRank: 3 },
    },
  ],
});
