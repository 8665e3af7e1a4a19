/** Calculator definition. It answers the question: is that a fair game? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const forceBalance = defineCalculator({
  system: 'alpha-strike',
  name: 'forceBalance',
  answer: 'AlphaStrikeForceBalanceAnswer',
  title: { en: 'Balance of forces', ru: 'Равенство сил' },
  about: {
    en: 'PV of two forces, how far they differ, and whether the game is fair',
    ru: 'ОС двух сторон, насколько она различается и честной ли будет игра',
  },
  rule: 'alpha-strike/force-balance',
  input,
  output,
  principal: ['firstPointValue', 'secondPointValue', 'verdict'],
  rankBy: 'difference',
  relations,
  resolve,
  cost: 0.004,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Training Day, by the PV of the cards', ru: '«Тренировочный день» по ОС с карточек' },
      draft: {
        first: [
          { name: 'Catapult CPLT-K2', pointValue: 32, skill: 3 },
          { name: 'Locust LCT-1E', pointValue: 19, skill: 3 },
        ],
        second: [
          { name: 'Thunderbolt TDR-5SE', pointValue: 35, skill: 3 },
          { name: 'Commando COM-3A', pointValue: 17, skill: 3 },
        ],
      },
      names: {
        ru: {
          'Catapult CPLT-K2': '«Катапульта» CPLT-K2',
          'Locust LCT-1E': '«Локуст» LCT-1E',
          'Thunderbolt TDR-5SE': '«Тандерболт» TDR-5SE',
          'Commando COM-3A': '«Коммандо» COM-3A',
        },
      },
    },
    {
      title: { en: 'One Atlas against three Commandos', ru: 'Один «Атлас» против трёх «Коммандо»' },
      draft: { first: [{ name: 'Atlas AS7-D', pointValue: 52 }], second: [{ name: 'Commando COM-2D', pointValue: 17, count: 3 }] },
      names: { ru: { 'Atlas AS7-D': '«Атлас» AS7-D', 'Commando COM-2D': '«Коммандо» COM-2D' } },
    },
  ],
});
