/**
 * Odds of a duel between bounds, for turns that have too many states to be counted exactly.
 *
 * What the bounds rest on. After each turn the duel is in one of these, which exclude each other: only the first side
 * destroyed, only the second, both, a stalemate, and every pair of states in which it goes on. The count keeps a double
 * for each that is not above the exact weight by more than the rounding below, because it follows exact odds and only
 * ever leaves out: pairs too unlikely to follow are dropped, and nothing is put in their place. So each double, lowered
 * by the rounding, is a lower bound of its weight, and what all lower bounds together lack of 1 is the most that any of
 * the exact weights can have more: the interval of an event goes from the sum of its lower bounds to that sum and all
 * that is unaccounted for.
 *
 * The rounding. Weights and odds are positive and only added and multiplied, so every rounding changes a figure by a
 * factor of at most 1 + u, u = 2^−53, and n of them by at most (1 + u)^n. The odds of a turn are rounded once, each product
 * once, each sum once; a chain of operations that leads to a figure has no more of them than were carried out
 * altogether. With n counted on, v × (1 − 2nu) is below the exact weight: v ≤ w (1 + u)^n gives w ≥ v (1 − nu), and the
 * second nu is more than the rounding of this product itself. A product below the normal doubles may be off by up to
 * 2^−1075 more; with fewer than 2^50 operations that is 2^−1025 at most, far less than nu of a figure of 2^−900, and a
 * smaller figure is taken for 0. Sums of bounds are rounded outward, operation by operation.
 */
import { addDown, addUp, type Interval, multiplyDown } from '@rangefinder/dice';
import type { Field } from '../exchange.js';
import type { Side } from '../side.js';
import { meetingsBetween } from './meetings.js';
import { numberedSide } from './numbered-side.js';
import type { Tallies } from './tally.js';
import { trimmed } from './trim.js';
import { type Arena, arenaOf, type Ended, type Open, playTurn } from './turn.js';

/** The odds after a turn, all turns before it included, each between its bounds. */
export interface Bounds {
  readonly first: Interval;
  readonly second: Interval;
  readonly both: Interval;
  readonly neither: Interval;
  readonly firstOnly: Interval;
  readonly secondOnly: Interval;
}

/** Bounds are less than this apart. */
export const MAX_WIDTH = 0.001;
/** What may be left out altogether; the rest is for rounding. */
const MAX_LOST = 0.95 * MAX_WIDTH;
/** Of that, what is spared for the end, where everything that is still open is left out at once. */
const SPARED = 0.4;

/**
 * Ways of a turn are not followed below this share of the least weight, since nearly all of them would be dropped after it;
 * nor so that they could cost more than a share of what the turn can afford, should they be ten times as many as the last.
 */
const CUT = { ofThreshold: 0.02, ofMeans: 0.03 } as const;
/**
 * Products that one duel may add up: a second or so. Two heavy ’Mechs at medium range need a tenth of it to the end of
 * their duel; beyond it are sturdy units that hardly hit or hurt each other.
 */
const MAX_ADDITIONS = 60_000_000;
/** Turns that a budget is thought to have to last for, at most: few duels take longer. */
const MAX_BUDGETED_TURNS = 40;

const UNIT_ROUNDOFF = 2 ** -53;
const NEGLIGIBLE = 2 ** -900;

/** A count while it goes on. */
interface Walk {
  readonly turn: number;
  readonly open: Open;
  readonly pairs: number;
  /** Ways of the next turn are not followed below this. */
  readonly cut: number;
  readonly ended: Ended;
  /** The weight of all pairs that the turn ended in, those included that are dropped. */
  readonly standing: number;
  /** No figure has been through more roundings. */
  readonly roundings: number;
  /** Products that the last turn added up. */
  readonly additions: number;
}

const NOT_ENDED: Ended = { first: 0, second: 0, both: 0, stalemate: 0 };
/** Roundings of a turn besides its additions, with room to spare: odds, products, totals. */
const ROUNDINGS_PER_TURN = 32;

/** Two sides about to duel. */
const arenaBetween = (first: Side, second: Side, field: Field): Arena => {
  const [ours, theirs] = [numberedSide(first), numberedSide(second)];
  return arenaOf(ours, theirs, meetingsBetween(first, ours, second, theirs, field));
};

const start = ({ first, second }: Arena): Walk => ({
  turn: 0,
  open: new Map([[first.start, { states: [second.start], weights: [1] }]]),
  pairs: 1,
  cut: 0,
  ended: NOT_ENDED,
  standing: 1,
  roundings: 0,
  additions: 0,
});

/**
 * The duel after each turn, until it has been followed for as many turns as are asked for or with as much work as is
 * allowed. The arena works on one walk at a time.
 */
function* walk(arena: Arena, turns: number, mostAdditions: number = MAX_ADDITIONS): Generator<Walk, void, undefined> {
  let additions = 0;
  for (let at = start(arena); at.turn < turns && additions <= mostAdditions; additions += at.additions) {
    at = step(arena, at, turns);
    yield at;
  }
}

function step(arena: Arena, before: Walk, turns: number): Walk {
  const { ended: now, next, additions } = playTurn(arena, before.open, before.cut);
  const ended: Ended = {
    first: before.ended.first + now.first,
    second: before.ended.second + now.second,
    both: before.ended.both + now.both,
    stalemate: before.ended.stalemate + now.stalemate,
  };
  const standing = totalOf(next);
  const most = affordable({ ended, standing, before: before.standing, turnsLeft: turns - before.turn - 1 });
  const { open, pairs, threshold } = trimmed(next, most);
  return {
    turn: before.turn + 1,
    open,
    pairs,
    cut: Math.min(threshold * CUT.ofThreshold, (most * CUT.ofMeans) / (1 + additions)),
    ended,
    standing,
    roundings: before.roundings + 2 * additions + ROUNDINGS_PER_TURN,
    additions,
  };
}

function totalOf(next: Tallies): number {
  let total = 0;
  next.each(({ values, touched }) => {
    for (const index of touched) total += values[index] as number;
  });
  return total;
}

/** What decides how much may be dropped before the next turn. */
interface Means {
  readonly ended: Ended;
  readonly standing: number;
  /** What was standing a turn ago. */
  readonly before: number;
  readonly turnsLeft: number;
}

/**
 * What may be dropped before the next turn: everything if that can be borne, else a share of what is not yet spent. The
 * share is that of this turn in all that will still be standing, should it go on falling as it did.
 */
function affordable({ ended: { first, second, both, stalemate }, standing, before, turnsLeft }: Means): number {
  const left = MAX_LOST - (1 - (first + second + both + stalemate + standing));
  if (turnsLeft === 0 || standing <= left) return Number.POSITIVE_INFINITY;
  const kept = Math.min(standing / before, 1 - Number.EPSILON);
  const share = (1 - kept) / (1 - kept ** Math.min(turnsLeft, MAX_BUDGETED_TURNS));
  return Math.max(0, (left - SPARED * MAX_LOST) * share);
}

/** Not above the exact weight of a figure that has been through so many roundings. */
const lowered = (figure: number, roundings: number): number =>
  figure < NEGLIGIBLE ? 0 : Math.max(0, multiplyDown(figure, 1 - 2 * roundings * UNIT_ROUNDOFF));

/** The bounds after a turn. */
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

/** Not above the exact sum; nothing added is nothing rounded. */
const sumDown = (parts: readonly number[]): number => parts.reduce((sum, part) => (part === 0 ? sum : Math.max(0, addDown(sum, part))), 0);

/**
 * The bounds after each turn, as far as they stay narrow and the work allows.
 * @example boundsOf(first, second, { inches: 12, woods: false }, 100).at(-1)?.second.low
 */
export function boundsOf(first: Side, second: Side, field: Field, turns: number, mostAdditions?: number): readonly Bounds[] {
  const all: Bounds[] = [];
  for (const at of walk(arenaBetween(first, second, field), turns, mostAdditions)) {
    const bounds = boundsAfter(at);
    if (bounds.neither.high - bounds.neither.low >= MAX_WIDTH) break;
    all.push(bounds);
  }
  return all;
}
