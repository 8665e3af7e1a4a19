/** Calculator definition. It answers the question: where does my grenade go, and what does it do there? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { relations } from './flight.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const grenade = defineCalculator({
  system: '5150',
  name: 'grenade',
  answer: 'FiftyOneFiftyGrenadeAnswer',
  title: { en: 'Grenade', ru: 'Граната' },
  about: {
    en: 'What a thrown, dropped or launched grenade does to everyone under the template, and to the thrower',
    ru: 'Что брошенная, уроненная или выпущенная из гранатомёта граната делает со всеми под шаблоном и с самим бросившим',
  },
  rule: '5150/grenades',
  input,
  output,
  principal: ['onTarget', 'atFeet', 'harmless'],
  rankBy: 'targets.0.outOfAction',
  relations,
  resolve,
  // The cost grows with the number of figures, which have steps and odds of their own.
  cost: ({ targets, nearestGroup, bystanders }) => 0.01 + 0.0024 * (targets.length + bystanders.length) + 0.0015 * nearestGroup.length,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A throw at three, one of them in cover', ru: 'Бросок по троим, один в укрытии' },
      draft: { rep: 4, targets: [{ cover: true }, {}, {}] },
    },
    {
      title: { en: 'A throw past one’s own men', ru: 'Бросок мимо своих' },
      draft: {
        rep: 3,
        inches: 5,
        targets: [{ armor: 'heavy' }],
        nearestGroup: [{ armor: 'light', prone: true }],
        bystanders: [{ rep: 4, armor: 'light' }],
        throwerArmor: 'light',
      },
    },
    {
      title: { en: 'Rolled through a door', ru: 'Закатить в дверь' },
      draft: { rep: 5, manner: 'DROPPED', targets: [{ armor: 'absorbing' }] },
    },
  ],
});
