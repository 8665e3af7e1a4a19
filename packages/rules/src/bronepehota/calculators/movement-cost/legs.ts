/** The cost of one leg, or its refusal. Sections 4.1 and 4.2 of the source. */
import type { Refusal, RuleId } from '../../../calculator/calculator.js';
import {
  CLEARANCE,
  FREE_OBSTACLE_CENTIMETRES,
  MAX_LEAP_STEPS,
  MAX_OBSTACLE_CENTIMETRES,
  MAX_OBSTACLE_WITH_GUN_CENTIMETRES,
  MAX_SLOPE_DEGREES,
  OBSTACLE_POINTS,
  POINTS_PER_STEP,
  POINTS_PER_STEP_WITH_GUN,
  POINTS_PER_TURN,
  STEP_CENTIMETRES,
  TURN_DEGREES,
} from '../../reference/tables/movement.js';
import type { Direction, Move, Mover } from '../../vocabulary.js';

/** A checked leg. */
export interface Leg {
  readonly move: Move;
  readonly steps: number | undefined;
  readonly degrees: number | undefined;
  readonly height: number | undefined;
  readonly direction: Direction | undefined;
  readonly withGun: boolean;
  readonly touchesEnemy: boolean;
}

/** The moving unit and its clearance. */
export interface Walker {
  readonly kind: Mover;
  readonly clearance: number | undefined;
  readonly enemyTouchesGun: boolean;
  /** Other readings of rulings that the group plays. */
  readonly readings: readonly string[];
}

/** The facts of each refusal of a leg. Legs are numbered from 1. */
export interface LegRefusals {
  readonly WRONG_MOVE: { readonly leg: number; readonly kind: Mover; readonly move: Move; readonly withGun: boolean };
  readonly WRONG_MOVE_WITH_GUN: { readonly leg: number; readonly move: Move };
  readonly GUN_HELD: { readonly leg: number };
  /** `height` and `limit` in centimeters. Undefined for machines, because no obstacle rule lets them climb a slope. */
  readonly TOO_STEEP: { readonly leg: number; readonly degrees: number; readonly height: number | undefined; readonly limit: number };
  readonly TOO_HIGH: { readonly leg: number; readonly height: number; readonly limit: number; readonly inclusive: boolean };
  readonly OBSTACLE_NOT_FORWARD: { readonly leg: number; readonly direction: Direction };
  readonly TOO_WIDE: { readonly leg: number; readonly steps: number; readonly limit: number };
}
type LegRefusal = Refusal<LegRefusals>;

/** The points of a leg and the rule. */
export interface LegCost {
  readonly points: number;
  readonly rule: RuleId;
}

/** The cost or the refusal of a leg. */
export type Priced = LegCost | LegRefusal;
const isRefusal = (priced: Priced): priced is LegRefusal => 'code' in priced;

const INFANTRY_TABLE = 'bronepehota/table/infantry-movement';
const MACHINE_TABLE = 'bronepehota/table/machine-movement';

/** Computes the cost of one leg of a path. `index` counts from 0. */
export function priceOf(walker: Walker, path: readonly Leg[], index: number): Priced {
  const leg = path[index] as Leg;
  const number = index + 1;
  const crossing = leg.move === 'OBSTACLE' ? crossingRefusal(walker.kind, directionAt(path, index), number) : undefined;
  return gunRefusal(walker, leg, number) ?? crossing ?? PRICES[leg.move](walker, leg, number);
}

const isDirection = (move: Move | undefined): move is Direction => move === 'FORWARD' || move === 'BACK' || move === 'SIDEWAYS';

/** The direction of a leg by its move. A slope is driven forward. */
export const drivenBy = (move: Move | undefined): Direction | undefined =>
  move === 'SLOPE' ? 'FORWARD' : isDirection(move) ? move : undefined;

/**
 * The direction of the nearest leg on one side of an obstacle. Obstacles in between are skipped, because they are crossed in the
 * same direction. A turn ends the search.
 */
function directionOf(legs: readonly Leg[]): Direction | undefined {
  const nearest = legs.find(({ move, direction }) => move !== 'OBSTACLE' || direction !== undefined);
  return nearest?.direction ?? drivenBy(nearest?.move);
}

/** The direction in which an obstacle is crossed: its own if given, else that of the previous leg, else that of the next leg. */
const directionAt = (path: readonly Leg[], index: number): Direction =>
  path[index]?.direction ?? directionOf(path.slice(0, index).toReversed()) ?? directionOf(path.slice(index + 1)) ?? 'FORWARD';

/** Walking machines cross obstacles only forward. Other machines cross them in any direction in which they can move. */
function crossingRefusal(kind: Mover, direction: Direction, number: number): LegRefusal | undefined {
  if (kind === 'WALKING' && direction !== 'FORWARD')
    return { code: 'OBSTACLE_NOT_FORWARD', rule: 'bronepehota/machine-obstacles', given: { leg: number, direction } };
  return POINTS_PER_STEP[kind][direction] === undefined
    ? { code: 'WRONG_MOVE', rule: MACHINE_TABLE, given: { leg: number, kind, move: direction, withGun: false } }
    : undefined;
}

const GUN_MOVES: readonly Move[] = ['FORWARD', 'BACK', 'SIDEWAYS', 'TURN', 'SLOPE', 'OBSTACLE'];

function gunRefusal({ kind, enemyTouchesGun }: Walker, leg: Leg, number: number): LegRefusal | undefined {
  if (!leg.withGun) return undefined;
  if (kind !== 'INFANTRY')
    return { code: 'WRONG_MOVE', rule: 'bronepehota/moving-a-gun', given: { leg: number, kind, move: leg.move, withGun: true } };
  if (enemyTouchesGun) return { code: 'GUN_HELD', rule: 'bronepehota/moving-a-gun', given: { leg: number } };
  return GUN_MOVES.includes(leg.move)
    ? undefined
    : { code: 'WRONG_MOVE_WITH_GUN', rule: 'bronepehota/moving-a-gun', given: { leg: number, move: leg.move } };
}

type Price = (walker: Walker, leg: Leg, number: number) => Priced;

const byLength: Price = ({ kind }, { move, steps = 0, withGun }, number) => {
  const rate = withGun ? POINTS_PER_STEP_WITH_GUN[move] : POINTS_PER_STEP[kind][move];
  const rule = kind === 'INFANTRY' ? INFANTRY_TABLE : MACHINE_TABLE;
  if (rate === undefined) return { code: 'WRONG_MOVE', rule, given: { leg: number, kind, move, withGun: false } };
  return { points: steps * rate, rule: Number.isInteger(steps) ? rule : 'bronepehota/ruling/part-steps' };
};

const slope: Price = (walker, leg, number) => {
  const { degrees = 0 } = leg;
  const priced = byLength(walker, leg, number);
  if (isRefusal(priced)) return priced;
  const isSteep = walker.readings.includes('slope-45-impassable') ? degrees >= MAX_SLOPE_DEGREES : degrees > MAX_SLOPE_DEGREES;
  if (isSteep) return steepSlope(walker, leg, number);
  return degrees === MAX_SLOPE_DEGREES ? { ...priced, rule: 'bronepehota/ruling/slope-45' } : priced;
};

/** A slope too steep to walk. For infantry it counts as an obstacle of its height; machines cannot climb it. */
function steepSlope({ kind, readings }: Walker, { degrees = 0, steps = 0, withGun }: Leg, number: number): Priced {
  if (kind !== 'INFANTRY' || readings.includes('steep-slope-impassable'))
    return {
      code: 'TOO_STEEP',
      rule: kind === 'INFANTRY' ? 'bronepehota/ruling/steep-slope' : 'bronepehota/machine-movement',
      given: { leg: number, degrees, height: undefined, limit: MAX_SLOPE_DEGREES },
    };
  const height = riseOf(steps, degrees);
  const limit = obstacleLimit(withGun);
  if (height > limit) return { code: 'TOO_STEEP', rule: 'bronepehota/ruling/steep-slope', given: { leg: number, degrees, height, limit } };
  return { points: pointsOnFoot(height, readings), rule: 'bronepehota/ruling/steep-slope' };
}

/** Points of an obstacle on foot. Exactly half a step is free, except by another reading. */
function pointsOnFoot(height: number, readings: readonly string[]): number {
  const isFree = readings.includes('half-step-costs') ? height < FREE_OBSTACLE_CENTIMETRES : height <= FREE_OBSTACLE_CENTIMETRES;
  return isFree ? 0 : OBSTACLE_POINTS;
}

/** The height of a slope of this length, to a tenth of a millimeter. @example riseOf(1, 60) // 4.33 */
function riseOf(steps: number, degrees: number): number {
  const lean = Math.min(degrees, 180 - Math.min(degrees, 180));
  return Math.round(steps * STEP_CENTIMETRES * Math.sin((lean * Math.PI) / 180) * 100) / 100;
}

const leap: Price = (walker, leg, number) => {
  const { steps = 0 } = leg;
  const priced = byLength(walker, leg, number);
  if (isRefusal(priced) || steps <= MAX_LEAP_STEPS) return priced;
  return { code: 'TOO_WIDE', rule: 'bronepehota/obstacles', given: { leg: number, steps, limit: MAX_LEAP_STEPS } };
};

const turn: Price = ({ kind }, { degrees = 0 }) => {
  if (kind === 'INFANTRY') return { points: 0, rule: 'bronepehota/infantry-movement' };
  return { points: POINTS_PER_TURN * Math.max(1, Math.ceil(degrees / TURN_DEGREES[kind])), rule: MACHINE_TABLE };
};

const obstacle: Price = (walker, leg, number) =>
  walker.kind === 'INFANTRY' ? obstacleOnFoot(walker, leg, number) : obstacleByMachine(walker, walker.kind, leg, number);

const obstacleLimit = (withGun: boolean): number => (withGun ? MAX_OBSTACLE_WITH_GUN_CENTIMETRES : MAX_OBSTACLE_CENTIMETRES);

function obstacleOnFoot({ readings }: Walker, { height = 0, withGun }: Leg, number: number): Priced {
  const limit = obstacleLimit(withGun);
  if (height > limit)
    return {
      code: 'TOO_HIGH',
      rule: withGun ? 'bronepehota/moving-a-gun' : 'bronepehota/obstacles',
      given: { leg: number, height, limit, inclusive: true },
    };
  const rule = height === FREE_OBSTACLE_CENTIMETRES ? 'bronepehota/ruling/half-step' : INFANTRY_TABLE;
  return { points: pointsOnFoot(height, readings), rule };
}

function obstacleByMachine({ clearance = 0 }: Walker, kind: Exclude<Mover, 'INFANTRY'>, { height = 0 }: Leg, number: number): Priced {
  const { share, inclusive } = CLEARANCE[kind];
  const limit = clearance * share;
  if (height < limit || (inclusive && height === limit)) return { points: 0, rule: 'bronepehota/ruling/machine-obstacle' };
  return { code: 'TOO_HIGH', rule: 'bronepehota/table/machine-obstacles', given: { leg: number, height, limit, inclusive } };
}

const PRICES: { readonly [M in Move]: Price } = {
  FORWARD: byLength,
  BACK: byLength,
  SIDEWAYS: byLength,
  CLIMB: byLength,
  LADDER: byLength,
  SLOPE: slope,
  LEAP: leap,
  TURN: turn,
  OBSTACLE: obstacle,
};
