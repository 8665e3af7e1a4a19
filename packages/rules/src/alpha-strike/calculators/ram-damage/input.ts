/** Input of the ram calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { damageRulings } from '../../reference/rulings/damage.js';
import { STOOD_STILL_BELOW_INCHES } from '../../reference/tables/movement.js';

/** More than any unit moves in a turn. */
const MAX_INCHES = 100;

export const input = fields({
  inches: {
    kind: 'number',
    min: STOOD_STILL_BELOW_INCHES,
    max: MAX_INCHES,
    unit: 'inches',
    example: 6,
    label: { en: 'Inches moved', ru: 'Пройдено дюймов' },
    hint: {
      en: 'How far the attacker moved this turn, up to base contact',
      ru: 'Сколько атакующий прошёл в этот ход до касания подставками',
    },
  },
  size: {
    kind: 'int',
    min: 1,
    max: 4,
    example: 3,
    label: { en: 'Size', ru: 'Размерный класс' },
    hint: { en: 'Size of the attacker, from 1 (light) to 4 (assault)', ru: 'Размерный класс атакующего: от 1 (лёгкий) до 4 (штурмовой)' },
  },
  targetSize: {
    kind: 'int',
    min: 1,
    max: 4,
    default: 1,
    label: { en: 'Size of the target', ru: 'Размерный класс цели' },
    hint: { en: 'A target of size 3 or 4 damages the attacker', ru: 'Цель 3-го или 4-го класса наносит урон атакующему' },
  },
  deathFromAbove: {
    kind: 'boolean',
    default: false,
    label: { en: 'Death from above', ru: '«Смерть с небес»' },
    hint: { en: 'The attacker jumps onto the target', ru: 'Атакующий прыгает на цель сверху' },
  },
  fromRear: {
    kind: 'boolean',
    default: false,
    label: { en: 'From the rear', ru: 'С тыла' },
    hint: {
      en: 'The line from center to center crosses the rear edge of the target’s base',
      ru: 'Линия от центра к центру проходит через заднюю сторону подставки цели',
    },
  },
  readings: readingsField(damageRulings, ['physical-without-rear-bonus']),
});
