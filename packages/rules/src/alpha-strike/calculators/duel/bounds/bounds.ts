/**
 * Bounded odds of a duel, for turns with too many states for an exact computation.
 *
 * Correctness. After each turn the duel is in exactly one of these states: only the first side is destroyed, only the second, both,
 * a stalemate, or one of the pairs of states in which it continues. For each of them, the computation holds a double that exceeds
 * the exact weight by no more than the rounding described below. This holds because the odds of each turn are exact, and the
 * computation only ever drops weights: unlikely pairs are dropped, and nothing is added for them. Lowered by the rounding, each
 * double is therefore a lower bound of its weight. The exact weights add up to 1, so the amount missing from the sum of all lower
 * bounds is the most by which any exact weights can exceed theirs. The interval of an event reaches from the sum of its lower
 * bounds to this sum plus the missing amount.
 *
 * Rounding. Weights and odds are positive, and only added and multiplied. Each rounding therefore changes a figure by a factor of
 * at most 1 + u, with u = 2^−53, and n roundings by at most (1 + u)^n. The odds of a turn are the result
 * of at most five roundings for each side; each product and each sum is rounded once. The chain of operations behind a figure has at most as many operations as were executed in total. With n of them, v × (1 −
 * 2nu) is below the exact weight: v ≤ w (1 + u)^n implies w ≥ v (1 − nu), and the second nu exceeds the rounding of this product
 * itself. A product below the normal doubles can be off by a further 2^−1075. With fewer than 2^50 operations that is at most
 * 2^−1025, far less than nu times a figure of 2^−900. Smaller figures are treated as 0. Sums of bounds are rounded outward in each
 * operation.
 */
import { addDown, addUp, type Interval, multiplyDown } from '@rangefinder/dice';
import { type Arena, arenaOf, type Sides, startOf } from '../walk/arena.js';
import { type Block, compacted, weightOf } from '../walk/blocks.js';
import { thresholdFor } from '../walk/trim.js';
import { type Ended, playTurn } from '../walk/turn.js';

/** Bounds of the odds after a turn, cumulative over all turns so far. */
export interface Bounds {
  readonly first: Interval;
  readonly second: Interval;
  readonly both: Interval;
  readonly neither: Interval;
  readonly firstOnly: Interval;
  readonly secondOnly: Interval;
}

/** Maximum width of the bounds. */
export const MAX_WIDTH = 0.001;
/** Maximum total weight that may be dropped. The rest of the width is for rounding. */
const MAX_LOST = 0.95 * MAX_WIDTH;
/** The share of it that is spared for the end of a duel, when all remaining pairs are dropped at once. */
const SPARED = 0.4;

/**
 * Limits below which the ways of a turn are not followed. `ofThreshold` is relative to the smallest kept weight: nearly all ways
 * below it would be dropped afterwards. `ofMeans` limits the loss to a share of what the turn can afford, even if it has ten times
 * as many ways as the last turn.
 */
const CUT = { ofThreshold: 0.3, ofMeans: 2 } as const;
/**
 * Maximum number of products per duel: about a second. Two heavy ’Mechs at medium range need a tenth of it for a complete duel.
 * Only sturdy units that hardly hit or hurt each other exceed it.
 */
const MAX_PRODUCTS = 60_000_000;
/** Maximum number of turns over which the remaining loss is distributed. Few duels last longer. */
const MAX_BUDGETED_TURNS = 40;

const UNIT_ROUNDOFF = 2 ** -53;
const NEGLIGIBLE = 2 ** -900;

/** The work that a computation may take, and its precision. */
interface Limits {
  readonly turns: number;
  readonly maxProducts: number;
  readonly maxLost: number;
}

/** The state of the computation after a turn. */
interface Walk {
  readonly turn: number;
  readonly blocks: readonly Block[];
  /** Ways of the next turn below this are not followed. */
  readonly cut: number;
  readonly ended: Ended;
  /** The weight of all pairs at the end of the turn, including those then dropped. */
  readonly standing: number;
  /** Upper bound of the number of roundings of any figure. */
  readonly roundings: number;
  /** Number of products in the last turn. */
  readonly products: number;
}

const NOT_ENDED: Ended = { first: 0, second: 0, both: 0, stalemate: 0 };
/** Upper bound of the roundings of a turn other than its products and their sums: odds, totals. */
const ROUNDINGS_PER_TURN = 32;

const start = (arena: Arena): Walk => ({
  turn: 0,
  blocks: [startOf(arena)],
  cut: 0,
  ended: NOT_ENDED,
  standing: 1,
  roundings: 0,
  products: 0,
});

/** Yields the duel after each turn, until `turns` or the maximum work is reached. An arena supports one walk at a time. */
function* walk(arena: Arena, limits: Limits): Generator<Walk, void, undefined> {
  let products = 0;
  for (let at = start(arena); at.turn < limits.turns && products <= limits.maxProducts; products += at.products) {
    at = step(arena, at, limits);
    yield at;
  }
}

function step(arena: Arena, before: Walk, { turns, maxLost }: Limits): Walk {
  const turnsLeft = turns - before.turn - 1;
  const { ended: now, survived, products } = playTurn(arena, before.blocks, before.cut, turnsLeft === 0);
  const ended: Ended = {
    first: before.ended.first + now.first,
    second: before.ended.second + now.second,
    both: before.ended.both + now.both,
    stalemate: before.ended.stalemate + now.stalemate,
  };
  const standing = turnsLeft === 0 ? survived : weightOf(arena.next);
  const most = affordable({ ended, standing, before: before.standing, turnsLeft, maxLost });
  const roundings = before.roundings + 2 * products + ROUNDINGS_PER_TURN;
  return { turn: before.turn + 1, ended, standing, products, roundings, ...trimmed(arena, most, products) };
}

/** The pairs of the next turn, without the smallest ones up to a total of `most`. */
function trimmed(arena: Arena, most: number, products: number): Pick<Walk, 'blocks' | 'cut'> {
  if (most === Number.POSITIVE_INFINITY) return { blocks: [], cut: 0 };
  const threshold = thresholdFor(arena.next, most);
  return {
    blocks: compacted(arena.next, threshold, arena.first),
    cut: Math.min(threshold * CUT.ofThreshold, (most * CUT.ofMeans) / (1 + products)),
  };
}

/** The inputs of `affordable`. */
interface Means {
  readonly ended: Ended;
  readonly standing: number;
  /** The value of `standing` one turn earlier. */
  readonly before: number;
  readonly turnsLeft: number;
  readonly maxLost: number;
}

/**
 * The weight that may be dropped before the next turn: everything if the limit allows, else a share of the remaining limit. Shares
 * increase from turn to turn, as the number of pairs does. A duel that ends before its last turn spares a part of the limit for the
 * end.
 */
function affordable({ ended: { first, second, both, stalemate }, standing, before, turnsLeft, maxLost }: Means): number {
  const left = maxLost - (1 - (first + second + both + stalemate + standing));
  if (turnsLeft === 0 || standing <= left) return Number.POSITIVE_INFINITY;
  const kept = Math.min(standing / before, 1 - Number.EPSILON);
  const untilOver = Math.ceil(Math.log((SPARED * maxLost) / standing) / Math.log(kept));
  const turns = Math.min(turnsLeft, Math.max(1, untilOver), MAX_BUDGETED_TURNS);
  const available = turns < turnsLeft ? left - SPARED * maxLost : left;
  return Math.max(0, (available * 2) / (turns * (turns + 1)));
}

/** A lower bound of the exact weight of a figure after this many roundings. */
const lowered = (figure: number, roundings: number): number =>
  figure < NEGLIGIBLE ? 0 : Math.max(0, multiplyDown(figure, 1 - 2 * roundings * UNIT_ROUNDOFF));

function boundsAfter({ ended, standing, roundings }: Walk): Bounds {
  const low = (figure: number): number => lowered(figure, roundings);
  const [first, second, both] = [low(ended.first), low(ended.second), low(ended.both)];
  const rest = [low(ended.stalemate), low(standing)];
  const unaccounted = addUp(1, -sumDown([first, second, both, ...rest]));
  const between = (...parts: readonly number[]): Interval => {
    const sum = sumDown(parts);
    return { low: sum, high: Math.min(1, addUp(sum, unaccounted)) };
  };
  return {
    first: between(first, both),
    second: between(second, both),
    both: between(both),
    neither: between(...rest),
    firstOnly: between(first),
    secondOnly: between(second),
  };
}

/** A lower bound of the exact sum. Adding 0 needs no rounding. */
const sumDown = (parts: readonly number[]): number => parts.reduce((sum, part) => (part === 0 ? sum : Math.max(0, addDown(sum, part))), 0);

/**
 * The bounds after each turn, as long as they stay narrow and within the maximum work.
 * @example boundsOf(sides, 100).at(-1)?.second.low
 */
export function boundsOf(sides: Sides, turns: number, maxProducts = MAX_PRODUCTS): readonly Bounds[] {
  const all: Bounds[] = [];
  for (const at of walk(arenaOf(sides), { turns, maxProducts, maxLost: MAX_LOST })) {
    const bounds = boundsAfter(at);
    if (bounds.neither.high - bounds.neither.low >= MAX_WIDTH) break;
    all.push(bounds);
  }
  return all;
}

/** A rough computation may drop so many times more. */
const ROUGHNESS = 50;
/** The number of products relative to those of a rough computation. */
const PRODUCTS_OF_ROUGH = 11;
const MAX_ROUGH_PRODUCTS = 200_000;

/** Estimates the number of products for bounds by a rough computation. A long one is extrapolated by its turns. */
export function productsFor(sides: Sides, turns: number): number {
  let products = 0;
  let last: Walk | undefined;
  for (const at of walk(arenaOf(sides), { turns, maxProducts: MAX_ROUGH_PRODUCTS, maxLost: ROUGHNESS * MAX_LOST })) {
    products += at.products;
    last = at;
  }
  const ahead = last && last.standing > ROUGHNESS * MAX_LOST ? (turns - last.turn) * last.products : 0;
  return Math.min(MAX_PRODUCTS, PRODUCTS_OF_ROUGH * (products + ahead));
}
