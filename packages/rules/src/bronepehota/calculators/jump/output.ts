/** Output of the jump calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  needed: {
    kind: 'number',
    better: { lower: 'ACTOR' },
    min: 0,
    max: 400,
    unit: 'steps',
    example: 5,
    label: { en: 'Needed', ru: 'Нужно' },
    hint: { en: 'Length and height together', ru: 'Длина и высота вместе' },
  },
  left: {
    kind: 'number',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 40,
    unit: 'steps',
    example: 0,
    label: { en: 'Left', ru: 'Запас' },
    hint: { en: '0 when the jump is too far', ru: '0, если прыжок слишком далёк' },
  },
  highest: {
    kind: 'number',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 40,
    unit: 'steps',
    optional: true,
    example: 1,
    label: { en: 'Greatest height at this length', ru: 'Предел высоты при такой длине' },
    hint: { en: 'None when the length alone is too far', ru: 'Нет, если и длина слишком велика' },
  },
  longest: {
    kind: 'number',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 40,
    unit: 'steps',
    optional: true,
    example: 4,
    label: { en: 'Greatest length at this height', ru: 'Предел длины при такой высоте' },
    hint: { en: 'None when the height alone is too far', ru: 'Нет, если и высота слишком велика' },
  },
});
