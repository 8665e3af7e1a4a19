/** Input of the Fast Move calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { leaderRepField, repField } from '../../engine/fields.js';
import { rulings } from '../../reference/rulings/index.js';

const face = (en: string, ru: string) => ({ kind: 'int', min: 1, max: 6, example: 4, label: { en, ru } }) as const;

export const input = fields({
  rep: repField,
  leaderRep: leaderRepField,
  roll: {
    kind: 'list',
    min: 1,
    max: 2,
    optional: true,
    label: { en: 'Dice rolled', ru: 'Выпало' },
    hint: {
      en: 'The dice on the table, the leader die apart: all of them, or those rolled so far',
      ru: 'Кубики на столе, без кубика лидерства: все или те, что уже брошены',
    },
    item: face('Die', 'Кубик'),
  },
  leaderRoll: {
    ...face('Leader die', 'Кубик лидерства'),
    optional: true,
    hint: { en: 'The leader die, if it is rolled already', ru: 'Кубик лидерства, если он уже брошен' },
  },
  readings: readingsField(rulings, ['fast-move-without-leader']),
});
