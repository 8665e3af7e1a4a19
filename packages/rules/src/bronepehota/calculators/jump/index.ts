/** Calculator definition. It answers the question: can I jump there? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const jump = defineCalculator({
  system: 'bronepehota',
  name: 'jump',
  answer: 'BronepehotaJumpAnswer',
  title: { en: 'Jump', ru: 'Прыжок' },
  about: {
    en: 'Whether a soldier with a jump pack gets there, and how much is to spare',
    ru: 'Допрыгнет ли пехотинец с ускорителем и с каким запасом',
  },
  rule: 'bronepehota/jump',
  input,
  output,
  rankBy: 'left',
  resolve,
  cost: 0.003,
  words,
  phrases,
  examples: [
    { title: { en: 'Onto the upper floor', ru: 'На верхнюю площадку' }, draft: { jump: 5, length: 2, height: 2 } },
    { title: { en: 'Too high from this far', ru: 'Издалека слишком высоко' }, draft: { jump: 5, length: 4, height: 2 } },
    { title: { en: 'Down from a roof', ru: 'С крыши вниз' }, draft: { jump: 4, length: 1, height: -2 } },
  ],
});
