/**
 * The cost of a path leg by leg, and how far a unit gets. Lengths are integer ticks, ten-thousandths of an inch, so that sums are
 * exact. Only a stop within a leg is a quotient. Source: “Terrain”, “Level changes”, “Minimum movement”. Rulings:
 * alpha-strike/ruling/height-charged, alpha-strike/ruling/minimum-climb.
 */

import { ticks } from '../../engine/ticks.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { HEIGHT_COST, MAX_CLIMB_PER_INCH, MIN_INCHES, OPEN_COST, TERRAIN_ROWS } from '../../reference/tables/movement.js';
import type { Terrain } from '../../vocabulary.js';

/** A leg of the question, in inches. */
export interface Leg {
  readonly inches: number;
  readonly terrain: readonly Terrain[];
  readonly heightChange: number;
}

/** A leg with its cost, in ticks. */
export interface PricedLeg {
  readonly length: number;
  readonly height: number;
  /** Move per unit of length. */
  readonly perInch: number;
  /** Paid at the start of the leg; 0 when it is paid along the leg. */
  readonly heightCost: number;
  /** The climb that includes the leg. */
  readonly slope: Slope;
}

/** Height difference over a length, in ticks. */
interface Slope {
  readonly climb: number;
  readonly length: number;
}

/** The end of a unit's movement on a path, in ticks. */
export interface Journey {
  readonly spent: number;
  readonly left: number;
  /** The leg in which it stops, and the distance into it. Undefined when it reaches the end. */
  readonly stop: { readonly leg: number; readonly after: number; readonly reason: StopReason } | undefined;
  /** Whether it got this far only by minimum movement. */
  readonly atLeast: boolean;
}

/** The reason for a stop before the end. */
export type StopReason = 'SPENT' | 'TOO_HIGH' | 'IMPASSABLE';

/**
 * Inches of move per inch of this terrain. Each row of the table counts once. @example costPerInch(['ROUGH', 'RUBBLE', 'WOODS']) //
 * 3
 */
const costPerInch = (terrain: readonly Terrain[]): number =>
  TERRAIN_ROWS.reduce((cost, row) => (row.terrain.some((kind) => terrain.includes(kind)) ? cost + row.cost : cost), OPEN_COST);

/** Computes the cost of a path on the ground. @example pricePath([{ inches: 4, terrain: [], heightChange: 0 }]) */
export function pricePath(legs: readonly Leg[], readings: Readings = NO_READINGS): readonly PricedLeg[] {
  const stretches = stretchesOf(legs);
  const isSpread = readings.includes('height-along-the-leg');
  return legs.map(({ inches, terrain, heightChange }, index) => {
    const height = Math.abs(ticks(heightChange));
    const slope = stretches.find(({ last }) => index <= last) ?? { length: 0, climb: height };
    const { length, climb } = slope;
    const alongTheLeg = isSpread && ticks(inches) > 0 ? (HEIGHT_COST * climb) / length : 0;
    return {
      length: ticks(inches),
      height,
      perInch: costPerInch(terrain) + alongTheLeg,
      heightCost: isSpread ? 0 : HEIGHT_COST * height,
      slope: { climb, length },
    };
  });
}

const isPassable = ({ height, slope }: PricedLeg): boolean => height === 0 || slope.climb <= MAX_CLIMB_PER_INCH * slope.length;

/** Computes the cost of a jump, which is its distance. */
export const priceJump = (legs: readonly Leg[]): readonly PricedLeg[] =>
  legs.map(({ inches }) => ({ length: ticks(inches), height: 0, perInch: OPEN_COST, heightCost: 0, slope: LEVEL }));

const LEVEL: Slope = { climb: 0, length: 0 };

/** Legs that are climbed together: a leg without length is climbed with the next one. Without a next leg it is a cliff. */
interface Stretch {
  readonly last: number;
  readonly length: number;
  readonly climb: number;
}

function stretchesOf(legs: readonly Leg[]): readonly Stretch[] {
  const ends = legs.flatMap(({ inches }, index) => (ticks(inches) > 0 ? [index] : []));
  return ends.map((end, index) => {
    const climbed = legs.slice((ends[index - 1] ?? -1) + 1, end + 1);
    return {
      last: end,
      length: ticks((legs[end] as Leg).inches),
      climb: climbed.reduce((sum, { heightChange }) => sum + Math.abs(ticks(heightChange)), 0),
    };
  });
}

/** The cost of the complete path. Undefined when part of it is impassable. */
export const priceOf = (path: readonly PricedLeg[]): number | undefined =>
  path.every(isPassable)
    ? path.reduce((sum, { length, perInch, heightCost }) => sum + Math.round(length * perInch) + heightCost, 0)
    : undefined;

/** How far a unit gets with this move in ticks, counting all costs. */
function paidJourney(path: readonly PricedLeg[], move: number, from = 0, left = move): Journey {
  const leg = path[from];
  const ended = { spent: move - left, left, atLeast: false };
  if (!leg) return { ...ended, stop: undefined };
  if (!isPassable(leg)) return { ...ended, stop: { leg: from, after: 0, reason: 'IMPASSABLE' } };
  if (leg.heightCost > left) return { ...ended, stop: { leg: from, after: 0, reason: 'TOO_HIGH' } };
  const rest = left - leg.heightCost - Math.round(leg.length * leg.perInch);
  if (rest >= 0) return paidJourney(path, move, from + 1, rest);
  return { spent: move, left: 0, atLeast: false, stop: { leg: from, after: (left - leg.heightCost) / leg.perInch, reason: 'SPENT' } };
}

/**
 * The stop of a unit that has spent its move within a leg but has minimum movement left, at any terrain cost. Minimum movement
 * includes no height change: if the length does not reach beyond one, the unit stays on its level.
 */
function freeStop(path: readonly PricedLeg[], ranOutIn: number, length: number, climbs: boolean): Journey['stop'] {
  const bars = (leg: PricedLeg, index: number): boolean => (climbs ? !isPassable(leg) : index > ranOutIn && leg.height > 0);
  const at = path.findIndex((leg, index) => index >= ranOutIn && (lengthUpTo(path, index) + leg.length > length || bars(leg, index)));
  const leg = path[at];
  if (!leg) return undefined;
  const left = length - lengthUpTo(path, at);
  if ((at === ranOutIn && isPassable(leg)) || leg.height === 0 || left === 0 || (climbs && isPassable(leg)))
    return { leg: at, after: left, reason: 'SPENT' };
  return { leg: at, after: 0, reason: isPassable(leg) ? 'TOO_HIGH' : 'IMPASSABLE' };
}

const lengthUpTo = (path: readonly PricedLeg[], leg: number): number => path.slice(0, leg).reduce((sum, { length }) => sum + length, 0);

const travelled = (path: readonly PricedLeg[], stop: { readonly leg: number; readonly after: number }): number =>
  lengthUpTo(path, stop.leg) + stop.after;

/**
 * How far a unit gets: as far as it can pay, and at least 2" of terrain unless the path is impassable.
 * @example journey(pricePath(legs), ticks(10))
 */
export function journey(path: readonly PricedLeg[], move: number, readings: Readings = NO_READINGS): Journey {
  const paid = paidJourney(path, move);
  const least = ticks(MIN_INCHES);
  const climbs = readings.includes('minimum-includes-climb');
  const { stop } = paid;
  if (!stop || stop.reason === 'IMPASSABLE' || (stop.reason === 'TOO_HIGH' && !climbs) || travelled(path, stop) >= least) return paid;
  // A climb that is paid along its leg is not part of minimum movement either.
  if (!climbs && readings.includes('height-along-the-leg') && (path[stop.leg] as PricedLeg).height > 0) return paid;
  return { spent: move, left: 0, stop: freeStop(path, stop.leg, least, climbs), atLeast: true };
}
