/** Calculator definition. It answers the question: who is left when fire is answered by fire? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const exchangeOfFire = defineCalculator({
  system: '5150',
  name: 'exchangeOfFire',
  answer: 'FiftyOneFiftyExchangeOfFireAnswer',
  title: { en: 'Exchange of fire', ru: 'Перестрелка' },
  about: {
    en: 'Fire, Received Fire, fire back, until one side cannot shoot: how it ends for each figure',
    ru: 'Очередь, тест «Обстрелян», ответная очередь — и так, пока одна сторона не сможет стрелять: чем кончится для каждой фигурки',
  },
  rule: '5150/shooting',
  input,
  output,
  principal: ['secondOutOfAction', 'firstOutOfAction', 'secondSilenced', 'firstSilenced'],
  rankBy: { first: 'secondOutOfAction', second: 'firstOutOfAction' },
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'An assault rifle against a submachine gun in cover', ru: 'Штурмовая винтовка против пистолета-пулемёта в укрытии' },
      draft: {
        first: [{ rep: 4, weapon: 'assault-rifle', armor: 'light' }],
        second: [{ rep: 4, weapon: 'submachine-gun', cover: true }],
        inches: 12,
      },
    },
    {
      title: { en: 'Three police officers against two criminals', ru: 'Трое полицейских против двух преступников' },
      draft: {
        first: [
          { rep: 5, weapon: 'assault-rifle', armor: 'light', leader: true },
          { rep: 4, weapon: 'pump-shotgun', armor: 'light' },
          { rep: 4, weapon: 'pistol', armor: 'light' },
        ],
        second: [
          { rep: 4, weapon: 'submachine-gun', cover: true },
          { rep: 3, weapon: 'pistol' },
        ],
        inches: 10,
      },
    },
  ],
});
