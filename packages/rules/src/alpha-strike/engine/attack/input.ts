/** Input of the attack calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { RANGE_BANDS } from '../../reference/tables/ranges.js';
import { ATTACKS, WEAPONS } from '../../vocabulary.js';
import { unitField } from '../combat/unit-fields.js';
import * as toHit from '../to-hit/fields.js';

/** More than any unit moves in a turn. */
const MAX_INCHES_MOVED = 60;
const MAX_WATER_INCHES = 12;
const MAX_REAR_DAMAGE = 20;

const distance = fields({
  inches: {
    kind: 'number',
    min: 0,
    max: toHit.MAX_INCHES,
    bands: RANGE_BANDS,
    unit: 'inches',
    optional: true,
    example: 8,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: { en: 'From base to base; needed to shoot', ru: 'От подставки до подставки; нужно для стрельбы' },
  },
  attackerMoved: toHit.attackerMoved,
  targetMoved: toHit.targetMoved,
  woods: toHit.woods,
  partialCover: toHit.partialCover,
  targetWaterDepth: toHit.targetWaterDepth,
  fromRear: {
    kind: 'boolean',
    default: false,
    label: { en: 'From the rear', ru: 'С тыла' },
    hint: {
      en: 'The line from center to center crosses the rear edge of the target',
      ru: 'Линия от центра к центру проходит через заднюю сторону цели',
    },
  },
});

/** Attacks that end in base contact. */
const CHARGES = {
  field: 'attack',
  values: ['RAM', 'DEATH_FROM_ABOVE'],
  text: { en: 'for a charge and death from above', ru: 'для тарана и «смерти с небес»' },
} as const;

/** Overheat that a unit declares. */
export const overheatField = field({
  kind: 'int',
  min: 0,
  max: SHUTDOWN_HEAT,
  default: 0,
  unit: 'points',
  example: 1,
  label: { en: 'Overheat used', ru: 'Использовано перегрева' },
  hint: { en: 'Declared before the roll; heats up on a miss too', ru: 'Заявляют до броска; нагревает и при промахе' },
});

const attack = fields({
  overheat: overheatField,
  attack: { kind: 'choice', type: ATTACKS, default: 'WEAPON', label: { en: 'Attack', ru: 'Атака' } },
  inchesMoved: {
    kind: 'number',
    min: 0,
    max: MAX_INCHES_MOVED,
    default: 0,
    unit: 'inches',
    example: 6,
    countsFor: CHARGES,
    label: { en: 'Inches moved', ru: 'Пройдено дюймов' },
    hint: {
      en: 'How far the attacker moved into its charge or death from above, within its movement',
      ru: 'Путь атакующего до тарана или «смерти с небес», в пределах его движения',
    },
  },
  contact: toHit.contact,
  inArc: {
    kind: 'boolean',
    default: true,
    label: { en: 'In the firing arc', ru: 'В секторе обстрела' },
    hint: {
      en: 'Of the weapons that fire: the front, but for REAR everything outside the front',
      ru: 'Тех орудий, что стреляют: передний сектор, а для НН — всё, что вне его',
    },
  },
  lineOfSight: toHit.lineOfSight,
  spotter: toHit.spotter,
  sniper: toHit.sniper,
  lucky: toHit.lucky,
});

const further = fields({
  weapons: {
    kind: 'choice',
    type: WEAPONS,
    default: 'ALL',
    label: { en: 'Weapons', ru: 'Орудия' },
    hint: { en: 'LRM or SRM in place of the normal attack', ru: 'РБД или РМД вместо обычной атаки' },
  },
  rearDamage: {
    kind: 'int',
    min: 0,
    max: MAX_REAR_DAMAGE,
    default: 0,
    unit: 'points',
    label: { en: 'Fired to the rear', ru: 'Выстрел назад' },
    hint: {
      en: 'Points that REAR could do to its own target this turn: the front attack is weaker by as many',
      ru: 'Сколько очков могли нанести НН своей цели в этот ход: на столько слабее атака вперёд',
    },
  },
  woodsInches: toHit.woodsInches,
  speedDemon: { ...toHit.speedDemon, countsFor: CHARGES },
  waterDepth: {
    kind: 'number',
    min: 0,
    max: MAX_WATER_INCHES,
    unit: 'inches',
    default: 0,
    label: { en: 'Water under the attacker', ru: 'Вода под атакующим' },
    hint: { en: 'Depth; 0 on land. Water cools in the end phase', ru: 'Глубина; 0 на суше. Вода охлаждает в завершающей фазе' },
  },
});

const situation = field({
  kind: 'object',
  name: 'AlphaStrikeSituationInput',
  about: { en: 'Where the two stand, how they moved, and what is fired', ru: 'Как стоят и двигались противники и чем ведут атаку' },
  label: { en: 'Situation', ru: 'Ситуация' },
  fields: { ...distance, ...attack, ...further },
});

/** Readings that change the results of an attack, and so the advice on it. */
export const ADVICE_READINGS = [
  'woods-twice',
  'no-cover-in-woods',
  'shutdown-minus-four-for-all',
  'shutdown-without-modifier',
  'extreme-rolls',
  'physical-with-sight',
  'indirect-in-sight',
  'indirect-plus-one',
  'physical-without-rear-bonus',
  'minimal-bonus-with-point',
  'critical-without-damage',
  'no-overheat-with-abilities',
  'ht-excludes-overheat',
  'ht-with-any-weapons',
  'minimal-is-zero',
  'single-figure-short',
  'mp-rounds-the-rest',
  'mp-spares-jump',
  'weapon-hit-spares-abilities',
  'dfa-without-natural-12',
  'dfa-roll-before-damage',
  'any-water-cools',
  'water-not-against-engine',
  'engine-heat-twice',
] as const;

export const input = fields({
  attacker: { ...unitField, label: { en: 'Attacker', ru: 'Атакующий' } },
  target: { ...unitField, label: { en: 'Target', ru: 'Цель' } },
  situation,
  readings: readingsField(rulings, ['overheat-only-on-hit', 'ht-before-cooling', ...ADVICE_READINGS]),
});
