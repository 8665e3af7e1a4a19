/** Calculator definition. It answers the question: how long does the ammunition last? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const ammunition = defineCalculator({
  system: 'bronepehota',
  name: 'ammunition',
  answer: 'BronepehotaAmmunitionAnswer',
  title: { en: 'Ammunition', ru: 'Боезапас' },
  about: {
    en: 'What the shots of a turn leave on the ammunition track, and when it runs dry',
    ru: 'Что выстрелы за тур оставят на шкале боезапаса и когда она опустеет',
  },
  rule: 'bronepehota/ammunition',
  input,
  output,
  rankBy: 'left',
  relations,
  resolve,
  // The cost grows with the number of shots.
  cost: ({ shots }) => 0.0015 + 0.0007 * shots.length,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Gatling gun, then machine gun', ru: 'Пушка Гатлинга, затем пулемёт' },
      draft: {
        track: 16,
        rateOfFire: 2,
        shots: [{ power: '3D20' }, { power: '2D12' }],
      },
    },
    {
      title: { en: 'Two rockets on the last six', ru: 'Две ракеты на последние шесть' },
      draft: { track: 6, shots: [{ charge: 'ROCKET' }, { charge: 'ROCKET' }] },
    },
  ],
});
