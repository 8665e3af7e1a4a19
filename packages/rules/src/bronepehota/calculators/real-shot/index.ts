/** Calculator definition. It answers the question: what does the charge that hit do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const realShot = defineCalculator({
  system: 'bronepehota',
  name: 'realShot',
  answer: 'BronepehotaRealShotAnswer',
  title: { en: 'Real shot', ru: 'Реальный выстрел' },
  about: {
    en: 'Damage of a shell, mine or rocket that hit the model, and the odds of its crew',
    ru: 'Повреждения от снаряда, мины или ракеты, попавших в модель, и шансы её пилота',
  },
  rule: 'bronepehota/real-result',
  input,
  output,
  layout: {
    sides: [
      { label: { en: 'Shooter', ru: 'Стрелок' }, fields: ['charge', 'launcher', 'turnDegrees', 'ammunition'] },
      { label: { en: 'Target', ru: 'Цель' }, fields: ['target', 'armor', 'pilotArmor', 'flying'] },
    ],
    between: ['impact', 'shooterLying', 'panic'],
  },
  principal: ['damage', 'pilotKilled', 'destroyed'],
  rankBy: 'damage',
  relations,
  resolve,
  cost: 0.005,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A shell at a machine of armor 9', ru: 'Снаряд в машину с бронёй 9' },
      draft: { charge: 'SHELL', target: 'MACHINE', armor: 9, pilotArmor: 3, ammunition: 12 },
    },
    {
      title: { en: 'A rocket fells a machine', ru: 'Ракета валит машину' },
      draft: { charge: 'ROCKET', launcher: 'ROCKET_LAUNCHER', target: 'MACHINE', impact: 'FELL', armor: 12, pilotArmor: 2 },
    },
    {
      title: { en: 'A mine at a soldier who stays standing', ru: 'Мина: пехотинец устоял' },
      draft: { charge: 'MINE', launcher: 'MORTAR', armor: 3 },
    },
  ],
});
