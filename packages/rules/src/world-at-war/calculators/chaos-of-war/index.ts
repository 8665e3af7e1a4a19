/** Calculator definition. It answers the question: what does the war throw at you? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const chaosOfWar = defineCalculator({
  system: 'world-at-war',
  name: 'chaosOfWar',
  answer: 'ChaosOfWarAnswer',
  title: { en: 'Chaos of War', ru: 'Хаос войны' },
  about: {
    en: 'The effect of a roll, or the exact odds of all seventeen over the whole procedure',
    ru: 'Эффект броска либо точные шансы всех семнадцати за весь розыгрыш',
  },
  rule: 'world-at-war/chaos-of-war',
  input,
  output,
  relations,
  resolve,
  cost: ({ roll }) => (roll === undefined ? 0.018 : 0.002),
  words,
  phrases,
  examples: [
    { title: { en: 'Odds of all effects', ru: 'Шансы всех эффектов' }, draft: {} },
    { title: { en: 'A 14 on three dice', ru: '14 на трёх кубиках' }, draft: { roll: 14 } },
    {
      title: { en: 'An 11 with an Alliance leader in play', ru: '11, лидер Альянса уже в игре' },
      draft: { roll: 11, allianceLeaderInPlay: true },
    },
  ],
});
