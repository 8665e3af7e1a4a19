/**
 * A path priced leg by leg, and how far a unit gets on it. Lengths are ticks, whole ten-thousandths of an inch, so that
 * nothing drifts; only where a unit stops inside a leg is a quotient.
 * Source: “Terrain”, “Level changes”, “Minimum movement”. Rulings: alpha-strike/ruling/height-charged,
 * alpha-strike/ruling/minimum-climb.
 */

import { ticks } from '../../engine/ticks.js';
import { HEIGHT_COST, MIN_INCHES, OPEN_COST, STEEPEST, TERRAIN_ROWS } from '../../reference/tables/movement.js';
import type { Terrain } from '../../vocabulary.js';

/** A leg as it was asked for, in inches. */
export interface Leg {
  readonly inches: number;
  readonly terrain: readonly Terrain[];
  readonly heightChange: number;
}

/** A leg with its price, in ticks. */
export interface PricedLeg {
  readonly length: number;
  readonly height: number;
  /** Move spent a tick of length. */
  readonly perInch: number;
  /** Paid at the start. */
  readonly heightCost: number;
  readonly passable: boolean;
}

/** Where a unit ends on a path, in ticks. */
export interface Journey {
  readonly spent: number;
  readonly left: number;
  /** The leg it stops in, and how far into it; undefined when it gets to the end. */
  readonly stop: { readonly leg: number; readonly after: number; readonly reason: StopReason } | undefined;
  /** It got so far only because every unit may move a little. */
  readonly atLeast: boolean;
}

/** Why a unit stops before the end. */
export type StopReason = 'SPENT' | 'TOO_HIGH' | 'IMPASSABLE';

/** Inches of move an inch of this terrain costs; each row of the table counts once. @example costPerInch(['ROUGH', 'RUBBLE', 'WOODS']) // 3 */
export const costPerInch = (terrain: readonly Terrain[]): number =>
  TERRAIN_ROWS.reduce((cost, row) => (row.terrain.some((kind) => terrain.includes(kind)) ? cost + row.cost : cost), OPEN_COST);

/** Prices a path on the ground. @example pricePath([{ inches: 4, terrain: [], heightChange: 0 }]) */
export function pricePath(legs: readonly Leg[]): readonly PricedLeg[] {
  const stretches = stretchesOf(legs);
  return legs.map(({ inches, terrain, heightChange }, index) => {
    const height = Math.abs(ticks(heightChange));
    const { length, climb } = stretches.find(({ last }) => index <= last) ?? { length: 0, climb: height };
    return {
      length: ticks(inches),
      height,
      perInch: costPerInch(terrain),
      heightCost: HEIGHT_COST * height,
      passable: height === 0 || climb <= STEEPEST * length,
    };
  });
}

/** Prices a jump: the distance alone. */
export const priceJump = (legs: readonly Leg[]): readonly PricedLeg[] =>
  legs.map(({ inches }) => ({ length: ticks(inches), height: 0, perInch: OPEN_COST, heightCost: 0, passable: true }));

/** Legs that are climbed as one: a leg without length belongs to the next one, or at the end to the one before. */
interface Stretch {
  readonly last: number;
  readonly length: number;
  readonly climb: number;
}

function stretchesOf(legs: readonly Leg[]): readonly Stretch[] {
  const ends = legs.flatMap(({ inches }, index) => (ticks(inches) > 0 ? [index] : []));
  return ends.map((end, index) => {
    const last = index === ends.length - 1 ? legs.length - 1 : end;
    const climbed = legs.slice((ends[index - 1] ?? -1) + 1, last + 1);
    return {
      last,
      length: ticks(legs[end]?.inches ?? 0),
      climb: climbed.reduce((sum, { heightChange }) => sum + Math.abs(ticks(heightChange)), 0),
    };
  });
}

/** The price of the whole path; undefined when part of it is impassable. */
export const priceOf = (path: readonly PricedLeg[]): number | undefined =>
  path.every(({ passable }) => passable)
    ? path.reduce((sum, { length, perInch, heightCost }) => sum + length * perInch + heightCost, 0)
    : undefined;

/** How far a unit gets with this many ticks of move, all costs counted. */
function paidJourney(path: readonly PricedLeg[], move: number, from = 0, left = move): Journey {
  const leg = path[from];
  const ended = { spent: move - left, left, atLeast: false };
  if (!leg) return { ...ended, stop: undefined };
  if (!leg.passable) return { ...ended, stop: { leg: from, after: 0, reason: 'IMPASSABLE' } };
  if (leg.heightCost > left) return { ...ended, stop: { leg: from, after: 0, reason: 'TOO_HIGH' } };
  const rest = left - leg.heightCost - leg.length * leg.perInch;
  if (rest >= 0) return paidJourney(path, move, from + 1, rest);
  return { spent: move, left: 0, atLeast: false, stop: { leg: from, after: (left - leg.heightCost) / leg.perInch, reason: 'SPENT' } };
}

/** Where a unit ends that may move this many ticks along the path whatever it costs. */
function freeStop(path: readonly PricedLeg[], length: number): Journey['stop'] {
  const starts = path.map((_, index) => lengthUpTo(path, index));
  const blocked = path.findIndex(({ passable }) => !passable);
  if (blocked >= 0 && (starts[blocked] ?? 0) < length) return { leg: blocked, after: 0, reason: 'IMPASSABLE' };
  const leg = path.findIndex((priced, index) => (starts[index] ?? 0) + priced.length > length);
  return leg < 0 ? undefined : { leg, after: length - (starts[leg] ?? 0), reason: 'SPENT' };
}

const lengthUpTo = (path: readonly PricedLeg[], leg: number): number => path.slice(0, leg).reduce((sum, { length }) => sum + length, 0);

const travelled = (path: readonly PricedLeg[], { stop }: Journey): number =>
  lengthUpTo(path, stop ? stop.leg : path.length) + (stop?.after ?? 0);

/**
 * How far a unit gets: what it can pay for, and never less than 2" unless the way is impassable.
 * @example journey(pricePath(legs), ticks(10))
 */
export function journey(path: readonly PricedLeg[], move: number): Journey {
  const paid = paidJourney(path, move);
  const least = ticks(MIN_INCHES);
  if (!paid.stop || paid.stop.reason === 'IMPASSABLE' || travelled(path, paid) >= least) return paid;
  const stop = freeStop(path, least);
  const free: Journey = { spent: move, left: 0, stop, atLeast: true };
  return travelled(path, free) > travelled(path, paid) ? free : paid;
}
