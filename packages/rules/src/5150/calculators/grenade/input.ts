/** Input of the grenade calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { armorField, repField, shooterConditions, targetConditions } from '../../engine/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { MANNERS } from './vocabulary.js';

/** More figures than fit under a template. */
export const MAX_FIGURES = 20;
/** Higher Impacts have the same effect on a d6. */
const MAX_IMPACT = 6;

const target = field({
  kind: 'object',
  name: 'FiftyOneFiftyBlastTargetInput',
  about: { en: 'A figure under the template where the grenade is meant to go off', ru: 'Фигурка под шаблоном там, куда летит граната' },
  label: { en: 'Target', ru: 'Цель' },
  fields: fields({ armor: armorField, ...targetConditions }),
});

const bystander = field({
  kind: 'object',
  name: 'FiftyOneFiftyBystanderInput',
  about: {
    en: 'A figure near the thrower, under a template at the thrower’s feet',
    ru: 'Фигурка рядом с бросающим, под шаблоном у его ног',
  },
  label: { en: 'Bystander', ru: 'Сосед' },
  fields: fields({ rep: repField, armor: armorField }),
});

const BY_HAND = { field: 'manner', values: ['THROWN', 'DROPPED'], text: { en: 'without a launcher', ru: 'без гранатомёта' } } as const;
const THROWN = { field: 'manner', values: ['THROWN'], text: { en: 'for a throw by hand', ru: 'для броска рукой' } } as const;
const FLOWN = {
  field: 'manner',
  values: ['THROWN', 'LAUNCHED'],
  text: { en: 'for a grenade thrown or launched', ru: 'для брошенной или выпущенной гранаты' },
} as const;

export const input = fields({
  rep: repField,
  manner: { kind: 'choice', type: MANNERS, default: 'THROWN', label: { en: 'Manner', ru: 'Способ' } },
  inches: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: 'inches',
    optional: true,
    countsFor: FLOWN,
    example: 5,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: {
      en: 'To the spot, for a throw by hand: 6" at most; within 5" the thrower is under the template, too',
      ru: 'До точки взрыва, для броска рукой: не дальше 6"; до 5" включительно под шаблоном и сам бросающий',
    },
  },
  prepared: {
    kind: 'boolean',
    default: true,
    countsFor: BY_HAND,
    label: { en: 'Prepared', ru: 'Подготовлена' },
    hint: {
      en: 'A whole turn without moving was spent on it; a launcher needs none',
      ru: 'На это ушёл целый ход без движения; гранатомёту не нужно',
    },
  },
  shooterMovedFast: {
    ...shooterConditions.shooterMovedFast,
    label: { en: 'Thrower moved fast', ru: 'Бросающий двигался быстро' },
    hint: { en: 'An 8 misses then', ru: 'Тогда 8 — промах' },
  },
  targets: {
    kind: 'list',
    item: target,
    min: 1,
    max: MAX_FIGURES,
    label: { en: 'Targets', ru: 'Цели' },
    hint: { en: 'Everyone under the template at the spot', ru: 'Все под шаблоном в точке взрыва' },
  },
  nearestGroup: {
    kind: 'list',
    item: target,
    min: 0,
    max: MAX_FIGURES,
    default: [],
    countsFor: THROWN,
    label: { en: 'Nearest group', ru: 'Ближайшая группа' },
    hint: {
      en: 'Friends or enemies along the line of a throw, where a miss may go',
      ru: 'Свои или чужие на линии броска, куда может улететь промах',
    },
  },
  bystanders: {
    kind: 'list',
    item: bystander,
    min: 0,
    max: MAX_FIGURES,
    default: [],
    countsFor: BY_HAND,
    label: { en: 'Bystanders', ru: 'Соседи' },
    hint: { en: 'Everyone else under a template at the thrower’s feet', ru: 'Все остальные под шаблоном у ног бросающего' },
  },
  throwerArmor: { ...armorField, label: { en: 'Armor of the thrower', ru: 'Броня бросающего' } },
  throwerCover: {
    kind: 'boolean',
    default: false,
    countsFor: FLOWN,
    label: { en: 'Thrower in cover', ru: 'Бросающий в укрытии' },
    hint: { en: 'Against a blast within 5" of him', ru: 'От взрыва не дальше 5" от него' },
  },
  impact: {
    kind: 'int',
    min: 0,
    max: MAX_IMPACT,
    optional: true,
    example: 2,
    label: { en: 'Impact', ru: 'Ущерб' },
    hint: { en: 'In place of the table, whatever the armor', ru: 'Вместо таблицы, против любой брони' },
  },
  die: {
    kind: 'int',
    min: 1,
    max: 6,
    optional: true,
    example: 4,
    label: { en: 'Die of the roll to hit', ru: 'Кубик на попадание' },
    hint: { en: 'If it has fallen already', ru: 'Если он уже брошен' },
  },
  readings: readingsField(rulings, [
    'thrower-outside-blast',
    'where-grenade-one-die',
    'grenade-needs-a-hit',
    'blast-ignores-distorting',
    'dropped-own-cover',
  ]),
});
