/** Costs of movement. Tables 1 and 2 of the source, and the obstacles that machines can cross. */
import type { Cell, Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { number } from '../../../text/numbers.js';
import { MOVERS, type Move, type Mover } from '../../vocabulary.js';

/** One step in centimeters. */
export const STEP_CENTIMETRES = 5;

const POINTS = {
  INFANTRY: { FORWARD: 1, BACK: 1, SIDEWAYS: 1, SLOPE: 1, LADDER: 1, CLIMB: 2, LEAP: 1 },
  WHEELED: { FORWARD: 1, BACK: 1, SLOPE: 1 },
  TRACKED: { FORWARD: 1, BACK: 1, SLOPE: 1 },
  WALKING: { FORWARD: 1, BACK: 2, SIDEWAYS: 2, SLOPE: 1 },
  FLYING: { FORWARD: 1 },
} as const;
/** Points for one step of each move. Missing moves are impossible. */
export const POINTS_PER_STEP: Readonly<Record<Mover, Readonly<Partial<Record<Move, number>>>>> = POINTS;

/** Points for a soldier who moves a mobile gun, at half speed. */
export const POINTS_PER_STEP_WITH_GUN: Readonly<Partial<Record<Move, number>>> = { FORWARD: 2, BACK: 2, SIDEWAYS: 2, SLOPE: 2 };

/** Degrees that a machine turns on the spot for one point. Infantry turns for free. */
export const TURN_DEGREES: Readonly<Record<Exclude<Mover, 'INFANTRY'>, number>> = { WHEELED: 360, TRACKED: 360, WALKING: 360, FLYING: 90 };
export const POINTS_PER_TURN = 1;

/** The steepest slope that can be walked or driven, inclusive. */
export const MAX_SLOPE_DEGREES = 45;

/** For infantry, an obstacle up to this height is free. Up to a step it costs points, and higher ones stop the unit. */
export const FREE_OBSTACLE_CENTIMETRES = 2.5;
export const MAX_OBSTACLE_CENTIMETRES = STEP_CENTIMETRES;
export const OBSTACLE_POINTS = 2;
export const MAX_OBSTACLE_WITH_GUN_CENTIMETRES = 1;
/** Maximum leap or drop between floors. */
export const MAX_LEAP_STEPS = 1;

/** The clearance of a machine: a share of the height of one of its parts, inclusive or exclusive. */
export interface Clearance {
  readonly of: Text;
  readonly share: number;
  readonly inclusive: boolean;
}
export const CLEARANCE: Readonly<Record<Exclude<Mover, 'INFANTRY'>, Clearance>> = {
  WHEELED: { of: { en: 'its wheel', ru: 'колеса' }, share: 0.5, inclusive: true },
  TRACKED: { of: { en: 'its track', ru: 'гусеницы' }, share: 1, inclusive: true },
  WALKING: { of: { en: 'its cabin', ru: 'кабины' }, share: 1, inclusive: false },
  FLYING: { of: { en: 'its stand', ru: 'подставки' }, share: 1, inclusive: true },
};

const { INFANTRY } = POINTS;
const half = number(FREE_OBSTACLE_CENTIMETRES, 'ru');

export const infantryMovementTable: Table = {
  id: 'bronepehota/table/infantry-movement',
  title: { en: 'Infantry movement', ru: 'Движение пехоты' },
  section: 'bronepehota/infantry-movement',
  columns: [
    { en: 'Movement', ru: 'Передвижение' },
    { en: 'Speed points', ru: 'Очки скорости' },
  ],
  rows: [
    [{ en: 'A step on the flat', ru: 'Шаг по ровному' }, INFANTRY.FORWARD],
    [
      { en: `A step on a ladder, or on a slope up to ${MAX_SLOPE_DEGREES}°`, ru: `Шаг по лестнице или по склону до ${MAX_SLOPE_DEGREES}°` },
      INFANTRY.LADDER,
    ],
    [{ en: `An obstacle up to half a step (${FREE_OBSTACLE_CENTIMETRES} cm)`, ru: `Препятствие до полушага (${half} см)` }, 0],
    [
      {
        en: `An obstacle above that, up to a step (${MAX_OBSTACLE_CENTIMETRES} cm)`,
        ru: `Препятствие выше, но до шага (${MAX_OBSTACLE_CENTIMETRES} см)`,
      },
      OBSTACLE_POINTS,
    ],
    [{ en: 'A step up or down a climbable wall', ru: 'Шаг вверх или вниз по стене' }, INFANTRY.CLIMB],
    [{ en: 'A leap or drop between floors, a step', ru: 'Прыжок между площадками или вниз, шаг' }, INFANTRY.LEAP],
    [
      {
        en: `A step with a mobile gun, flat or slope up to ${MAX_SLOPE_DEGREES}°`,
        ru: `Шаг с мобильным орудием, по ровному или склону до ${MAX_SLOPE_DEGREES}°`,
      },
      POINTS_PER_STEP_WITH_GUN.FORWARD as number,
    ],
  ],
};

const MACHINES = ['WHEELED', 'TRACKED', 'WALKING', 'FLYING'] as const;
const NO: Cell = { en: '–', ru: '–' };

function stepsPerPoint(mover: Mover, move: Move): Cell {
  const points = POINTS_PER_STEP[mover][move];
  if (points === undefined) return NO;
  return points === 1 ? { en: '1 step', ru: '1 шаг' } : { en: `1/${points} step`, ru: `1/${points} шага` };
}
const turn = (mover: Exclude<Mover, 'INFANTRY'>): Cell =>
  TURN_DEGREES[mover] === 360
    ? { en: 'any angle', ru: 'любой угол' }
    : { en: `up to ${TURN_DEGREES[mover]}°`, ru: `до ${TURN_DEGREES[mover]}°` };

export const machineMovementTable: Table = {
  id: 'bronepehota/table/machine-movement',
  title: { en: 'Machine movement for one speed point', ru: 'Движение машин на одно очко скорости' },
  section: 'bronepehota/machine-movement',
  columns: [{ en: 'Movement', ru: 'Движение' }, ...MACHINES.map((mover) => MOVERS.values[mover])],
  rows: [
    [{ en: 'Forward', ru: 'Вперёд' }, ...MACHINES.map((mover) => stepsPerPoint(mover, 'FORWARD'))],
    [{ en: 'Back', ru: 'Назад' }, ...MACHINES.map((mover) => stepsPerPoint(mover, 'BACK'))],
    [{ en: 'Sideways', ru: 'Вбок' }, ...MACHINES.map((mover) => stepsPerPoint(mover, 'SIDEWAYS'))],
    [{ en: 'Turn on the spot', ru: 'Поворот на месте' }, ...MACHINES.map(turn)],
  ],
};

function height(mover: Exclude<Mover, 'INFANTRY'>): Text {
  const { of, share, inclusive } = CLEARANCE[mover];
  const part = share === 1 ? { en: '', ru: 'высоты ' } : { en: 'half of ', ru: 'половины высоты ' };
  return inclusive
    ? { en: `up to ${part.en}${of.en}`, ru: `до ${part.ru}${of.ru}` }
    : { en: `below ${part.en}${of.en}`, ru: `ниже ${part.ru}${of.ru}` };
}

export const machineObstaclesTable: Table = {
  id: 'bronepehota/table/machine-obstacles',
  title: { en: 'Obstacles that machines get over', ru: 'Препятствия, доступные машинам' },
  section: 'bronepehota/machine-obstacles',
  columns: [
    { en: 'Machine', ru: 'Машина' },
    { en: 'Height', ru: 'Высота' },
  ],
  rows: MACHINES.map((mover) => [MOVERS.values[mover], height(mover)]),
  notes: [{ en: 'A walking machine gets over them only moving forward.', ru: 'Шагающая машина одолевает их только при движении вперёд.' }],
};
