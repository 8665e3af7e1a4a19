/** Calculator definition. It answers the question: how many shots does this target take? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const shotsToDestroy = defineCalculator({
  system: 'bronepehota',
  name: 'shotsToDestroy',
  answer: 'BronepehotaShotsToDestroyAnswer',
  title: { en: 'Shots to destroy', ru: 'Сколько нужно выстрелов' },
  about: {
    en: 'How many shots of a weapon a target takes, on average and for given odds, and how much ammunition',
    ru: 'Сколько выстрелов уничтожат цель в среднем и с заданным шансом и сколько уйдёт боезапаса',
  },
  rule: 'bronepehota/damage-and-armor',
  input,
  output,
  principal: ['expectedShots', 'evenShots', 'sureShots'],
  rankBy: 'expectedShots',
  relations,
  resolve,
  cost: 2,
  words,
  phrases,
  examples: [
    {
      title: { en: 'An autocannon at a heavy machine', ru: 'Автоматическая пушка по тяжёлой машине' },
      draft: { range: 'D12', power: '2D20', steps: 6, target: 'MACHINE', armor: 12 },
    },
    {
      title: { en: 'A rifle at a soldier in cover', ru: 'Автомат по бойцу в укрытии' },
      draft: { range: 'D6+2', power: '2D6', steps: 4, armor: 3, cover: 'MORE_THAN_HALF_SEEN' },
    },
  ],
});
