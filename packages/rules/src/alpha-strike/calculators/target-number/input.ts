/** Input of the target-number calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import * as toHit from '../../engine/to-hit/fields.js';
import { toHitRulings } from '../../reference/rulings/to-hit.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { RANGE_BANDS } from '../../reference/tables/ranges.js';
import { ATTACKS, RANGES } from '../../vocabulary.js';

export const input = fields({
  skill: {
    kind: 'int',
    min: 0,
    max: 8,
    example: 4,
    label: { en: 'Skill', ru: 'Навык' },
    hint: { en: 'Skill of the attacker, as on its card', ru: 'Навык атакующего с карточки' },
  },
  inches: {
    kind: 'number',
    min: 0,
    max: toHit.MAX_INCHES,
    bands: RANGE_BANDS,
    unit: 'inches',
    optional: true,
    example: 8,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: {
      en: 'Distance to the target; weapon attacks need it or the range',
      ru: 'Расстояние до цели; для стрельбы нужно оно или дистанция',
    },
  },
  range: {
    kind: 'choice',
    type: RANGES,
    insteadOf: 'inches',
    optional: true,
    example: 'MEDIUM',
    label: { en: 'Range', ru: 'Дистанция' },
    hint: { en: 'In place of the distance', ru: 'Вместо расстояния' },
  },
  attackerMoved: toHit.attackerMoved,
  targetMoved: toHit.targetMoved,
  tmm: {
    kind: 'int',
    min: 0,
    max: 10,
    optional: true,
    example: 2,
    label: { en: 'TMM of the target', ru: 'МДЦ цели' },
    short: { en: 'TMM', ru: 'МДЦ' },
    hint: {
      en: 'Target movement modifier as it is now, heat and critical hits counted; needed when the target moved or jumped',
      ru: 'Модификатор движения цели на сейчас, с нагревом и критическими попаданиями; нужен, если цель двигалась или прыгала',
    },
  },
  woods: toHit.woods,
  partialCover: toHit.partialCover,
  targetWaterDepth: toHit.targetWaterDepth,
  heat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    label: { en: 'Heat of the attacker', ru: 'Нагрев атакующего' },
    short: { en: 'Heat', ru: 'Нагрев' },
    hint: {
      en: 'Level on the heat scale; at 4 a unit is shut down and does not attack',
      ru: 'Уровень нагрева; на 4 боевая единица отключена и не атакует',
    },
  },
  fireControlHits: {
    kind: 'int',
    min: 0,
    max: 10,
    default: 0,
    label: { en: 'Fire-control hits', ru: 'Попадания по СУО' },
    hint: { en: 'Critical hits to the attacker’s fire control', ru: 'Критические попадания по системам управления огнём атакующего' },
  },
  attack: {
    kind: 'choice',
    type: ATTACKS,
    default: 'WEAPON',
    label: { en: 'Attack', ru: 'Атака' },
    hint: {
      en: 'Rear-mounted weapons fire at a target outside the front arc',
      ru: 'Направленные назад орудия бьют по цели вне переднего сектора',
    },
  },
  targetShutDown: {
    kind: 'boolean',
    default: false,
    label: { en: 'Target shut down', ru: 'Цель отключена' },
    hint: { en: 'Shut down by heat', ru: 'Отключилась от перегрева' },
  },
  sniper: toHit.sniper,
  lucky: toHit.lucky,
  contact: toHit.contact,
  inArc: {
    kind: 'boolean',
    default: true,
    label: { en: 'In the firing arc', ru: 'В секторе обстрела' },
    hint: {
      en: 'At least half of the target’s base is in the arc of the weapons that fire: the front; for REAR, everything outside the front',
      ru: 'Не меньше половины подставки цели в секторе тех орудий, что стреляют: в переднем, а для НН — вне переднего',
    },
  },
  woodsInches: toHit.woodsInches,
  lineOfSight: toHit.lineOfSight,
  spotter: toHit.spotter,
  readings: readingsField(toHitRulings, [
    'woods-twice',
    'no-cover-in-woods',
    'shutdown-minus-four-for-all',
    'shutdown-without-modifier',
    'extreme-rolls',
    'physical-with-sight',
    'indirect-in-sight',
    'indirect-plus-one',
  ]),
});
