/** Input of the pass-dice calculator. */
import { fields } from '../../../calculator/fields.js';
import { leaderRepField, repField } from '../../engine/fields.js';

const MAX_EXTRA_DICE = 4;
const MAX_DICE = 6;

const face = (en: string, ru: string) => ({ kind: 'int', min: 1, max: 6, example: 3, label: { en, ru } }) as const;

export const input = fields({
  rep: repField,
  extraDice: {
    kind: 'int',
    min: 0,
    max: MAX_EXTRA_DICE,
    default: 0,
    unit: 'dice',
    label: { en: 'Extra dice', ru: 'Лишние кубики' },
    hint: {
      en: 'Beyond the two: a Leader’s own third die, covering fire, medical care',
      ru: 'Сверх двух: третий кубик самого лидера, прикрывающая стрельба, помощь медиков',
    },
  },
  leaderRep: leaderRepField,
  roll: {
    kind: 'list',
    min: 1,
    max: MAX_DICE,
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
});
