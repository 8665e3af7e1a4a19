/** Input of the movement-cost calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { MAX_STEPS } from '../../engine/shooting/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { DIRECTIONS, MOVERS, MOVES, type Move } from '../../vocabulary.js';

/** More than in any real turn. */
const MAX_LEGS = 30;
const MAX_SPEED_POINTS = 40;
const MAX_CENTIMETRES = 200;

const ON_FOOT = { field: 'kind', values: ['INFANTRY'], text: { en: 'for infantry', ru: 'для пехоты' } } as const;
const MACHINES = {
  field: 'kind',
  values: ['WHEELED', 'TRACKED', 'WALKING', 'FLYING'],
  text: { en: 'for machines', ru: 'для машин' },
} as const;

const of = (values: readonly Move[], en: string, ru: string) => ({ field: 'move', values, text: { en, ru } }) as const;
const WITH_LENGTH = of(
  ['FORWARD', 'BACK', 'SIDEWAYS', 'SLOPE', 'LADDER', 'CLIMB', 'LEAP'],
  'for a leg with a length, neither a turn nor an obstacle',
  'для участка с длиной, не для поворота и не для препятствия',
);
const ON_A_SLOPE = of(['SLOPE', 'TURN'], 'for a slope or a turn', 'для склона и поворота');
const AT_AN_OBSTACLE = of(['OBSTACLE'], 'for an obstacle', 'для препятствия');

const leg = field({
  kind: 'object',
  name: 'BronepehotaLegInput',
  about: { en: 'One leg of a path', ru: 'Участок пути' },
  label: { en: 'Leg', ru: 'Участок' },
  fields: fields({
    move: { kind: 'choice', type: MOVES, default: 'FORWARD', label: { en: 'Movement', ru: 'Движение' } },
    steps: {
      kind: 'number',
      min: 0,
      max: MAX_STEPS,
      unit: 'steps',
      optional: true,
      example: 2,
      countsFor: WITH_LENGTH,
      label: { en: 'Length', ru: 'Длина' },
      hint: { en: 'In steps of 5 cm; turns and obstacles have none', ru: 'В шагах по 5 см; у поворотов и препятствий её нет' },
    },
    degrees: {
      kind: 'number',
      min: 0,
      max: 360,
      optional: true,
      example: 45,
      countsFor: ON_A_SLOPE,
      label: { en: 'Degrees', ru: 'Градусы' },
      hint: {
        en: 'Of a slope or a turn; left out: a slope up to 45°, a turn of one point',
        ru: 'Крутизна склона или угол поворота; не указаны — склон до 45°, поворот за одно очко',
      },
    },
    height: {
      kind: 'number',
      min: 0,
      max: MAX_CENTIMETRES,
      unit: 'centimetres',
      optional: true,
      example: 2.5,
      countsFor: AT_AN_OBSTACLE,
      label: { en: 'Height of the obstacle', ru: 'Высота препятствия' },
    },
    direction: {
      kind: 'choice',
      type: DIRECTIONS,
      optional: true,
      example: 'FORWARD',
      label: { en: 'Crossed', ru: 'Каким ходом' },
      hint: {
        en: 'Which way a machine crosses the obstacle; left out: as on the leg before it, or after it at the start and after a turn',
        ru: 'Каким ходом машина преодолевает препятствие; не указано — как на участке до него, а в начале и после поворота — как на участке за ним',
      },
    },
    withGun: { kind: 'boolean', default: false, label: { en: 'With a mobile gun', ru: 'С мобильным орудием' } },
    touchesEnemy: {
      kind: 'boolean',
      default: false,
      countsFor: ON_FOOT,
      label: { en: 'Ends touching an enemy', ru: 'Заканчивается касанием противника' },
      hint: { en: 'Infantry must stop there and fight', ru: 'Пехотинец обязан остановиться и драться' },
    },
  }),
});

export const input = fields({
  kind: { kind: 'choice', type: MOVERS, default: 'INFANTRY', label: { en: 'Who moves', ru: 'Кто движется' } },
  speed: {
    kind: 'int',
    min: 0,
    max: MAX_SPEED_POINTS,
    unit: 'points',
    example: 4,
    label: { en: 'Speed', ru: 'Скорость' },
    hint: {
      en: 'Speed of the soldier, or of the sector in which the machine’s slider stands',
      ru: 'Ск пехотинца или скорость сектора, где стоит ползунок машины',
    },
  },
  legs: {
    kind: 'list',
    item: leg,
    min: 1,
    max: MAX_LEGS,
    label: { en: 'Path', ru: 'Путь' },
    hint: { en: 'Leg by leg, in order', ru: 'Участок за участком, по порядку' },
  },
  clearance: {
    kind: 'number',
    min: 0,
    max: MAX_CENTIMETRES,
    unit: 'centimetres',
    optional: true,
    example: 3,
    countsFor: MACHINES,
    label: { en: 'Wheel, track, cabin or stand', ru: 'Колесо, гусеница, кабина или подставка' },
    hint: {
      en: 'Height of that part of the machine; needed where its path has an obstacle',
      ru: 'Высота этой части машины; нужна, если на пути есть препятствие',
    },
  },
  pilot: {
    kind: 'boolean',
    default: true,
    countsFor: MACHINES,
    label: { en: 'Has a pilot', ru: 'Есть пилот' },
    hint: { en: 'Machines only', ru: 'Только для машин' },
  },
  lying: {
    kind: 'boolean',
    default: false,
    countsFor: MACHINES,
    label: { en: 'Lying', ru: 'Лежит' },
    hint: { en: 'A machine knocked over in real shooting', ru: 'Машину повалили при реальной стрельбе' },
  },
  enemyTouchesGun: {
    kind: 'boolean',
    default: false,
    countsFor: ON_FOOT,
    label: { en: 'An enemy touches the gun', ru: 'Орудия касается противник' },
  },
  readings: readingsField(rulings, ['half-step-costs', 'slope-45-impassable', 'steep-slope-impassable']),
});
