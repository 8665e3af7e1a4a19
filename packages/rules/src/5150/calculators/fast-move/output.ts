/** Output of the Fast Move calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  outcomes: {
    kind: 'list',
    min: 3,
    max: 3,
    label: { en: 'Distances', ru: 'Расстояния' },
    hint: { en: '16, 12 and 8 inches, in this order', ru: '16, 12 и 8 дюймов, в этом порядке' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyFastMoveOutcome',
      about: { en: 'How far a Fast Move may go, and its odds', ru: 'Как далеко ведёт быстрое перемещение и с каким шансом' },
      label: { en: 'Distance', ru: 'Расстояние' },
      fields: {
        inches: { kind: 'int', min: 0, max: 16, unit: 'inches', example: 12, label: { en: 'Up to', ru: 'До' } },
        passed: { kind: 'int', min: 0, max: 2, unit: 'dice', example: 1, label: { en: 'Dice passed', ru: 'Пройдено кубиков' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
        atLeast: {
          kind: 'chance',
          label: { en: 'This far or farther', ru: 'Не меньше' },
          hint: { en: 'Odds to be allowed this distance or more', ru: 'Шанс пройти столько или больше' },
        },
      },
    },
  },
  expectedInches: {
    kind: 'exact',
    better: { higher: 'ACTOR' },
    unit: 'inches',
    label: { en: 'Distance on average', ru: 'Расстояние в среднем' },
  },
});
