/** Calculator definition. It answers the question: how fast does a card make this unit? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const movementEffect = defineCalculator({
  system: 'initiative-deck',
  name: 'movementEffect',
  answer: 'InitiativeDeckMovementEffectAnswer',
  title: { en: 'Effect on MP', ru: 'Эффект на ОД' },
  about: {
    en: 'Walk and Run of a ’Mech, or Cruise and Flank of a vehicle, with the effect of a card',
    ru: 'Ходьба и бег меха или крейсерская и максимальная скорость машины с эффектом карты',
  },
  rule: 'initiative-deck/movement-effects',
  input,
  output,
  rankBy: 'walk',
  resolve,
  cost: 0.002,
  words,
  phrases,
  examples: [
    { title: { en: 'Walk 5 and +2 MP', ru: 'Ходьба 5 и +2 ОД' }, draft: { walk: 5, change: 2 } },
    { title: { en: 'Cruise 4 and −1 MP', ru: 'Крейсерская скорость 4 и −1 ОД' }, draft: { walk: 4, change: -1 } },
  ],
});
