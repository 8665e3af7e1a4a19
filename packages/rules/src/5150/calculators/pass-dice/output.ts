/** Output of the pass-dice calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  outcomes: {
    kind: 'list',
    min: 3,
    max: 3,
    label: { en: 'Dice passed', ru: 'Пройдено кубиков' },
    hint: { en: '2, 1 and 0, in this order', ru: '2, 1 и 0, в этом порядке' },
    item: {
      kind: 'object',
      name: 'PassDiceOutcome',
      about: { en: 'One number of passed dice and its odds', ru: 'Число пройденных кубиков и его шанс' },
      label: { en: 'Outcome', ru: 'Исход' },
      fields: {
        passed: { kind: 'int', min: 0, max: 2, unit: 'dice', example: 2, label: { en: 'Dice passed', ru: 'Пройдено кубиков' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
  expectedPassed: {
    kind: 'exact',
    better: { higher: 'ACTOR' },
    unit: 'dice',
    label: { en: 'Dice passed on average', ru: 'Пройдено в среднем' },
  },
  hero: {
    kind: 'chance',
    better: { higher: 'ACTOR' },
    label: { en: 'Two 1s', ru: 'Две единицы' },
    hint: {
      en: 'Odds of two 1s, which make a hero on any reaction test but In Sight',
      ru: 'Шанс двух единиц: они делают героем в любом тесте на реакцию, кроме «В поле видимости»',
    },
  },
});
