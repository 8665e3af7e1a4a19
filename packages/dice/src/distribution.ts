/**
 * Exact distributions: distinct values with whole-number weights and a common total. All other functions of the package map
 * distributions to distributions. Objects need a key function to be merged; without one they are compared by identity.
 */
import { lcm } from './integer.js';

/** One value and its weight, its share of the total. The weight is positive. */
export interface Outcome<T> {
  readonly value: T;
  readonly weight: bigint;
}

/** Distinct values with their weights. `total` is the sum of the weights; they may have a common factor. */
export interface Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly total: bigint;
}

/** The key by which equal values are merged. */
export type Key = string | number | bigint | boolean;

/** Returns the key of a value. Primitives are their own keys. */
export type KeyOf<T> = (value: T) => Key;

/** The distribution that always gives `value`. @example certain(3) */
export function certain<T>(value: T): Distribution<T> {
  return { outcomes: [{ value, weight: 1n }], total: 1n };
}

/**
 * Builds a distribution from values and weights. Equal values are merged; values of weight 0 are dropped.
 * @throws RangeError on a negative or fractional weight, and when all weights are 0.
 * @example weighted([['hit', 7], ['miss', 5]])
 */
export function weighted<T>(entries: Iterable<readonly [T, bigint | number]>, keyOf?: KeyOf<T>): Distribution<T> {
  const tally = new Map<unknown, Tallied<T>>();
  for (const [value, weight] of entries) tallyUp(tally, value, checkedWeight(weight), keyOf);
  return fromTally(tally);
}

const CACHED_DICE: (Distribution<number> | undefined)[] = [];
const MAX_CACHED_FACES = 100;

/**
 * A fair die with the faces 1 to `faces`. Common dice are cached: each call returns the same object.
 * @throws RangeError when `faces` is not a whole number from 1 up.
 * @example die(6)
 */
export function die(faces: number): Distribution<number> {
  const known = CACHED_DICE[faces];
  if (known !== undefined) return known;
  if (!Number.isSafeInteger(faces) || faces < 1) throw new RangeError(`A die cannot have ${faces} faces.`);
  const outcomes = Array.from({ length: faces }, (_, index) => ({ value: index + 1, weight: 1n }));
  const made = { outcomes, total: BigInt(faces) };
  if (faces <= MAX_CACHED_FACES) CACHED_DICE[faces] = made;
  return made;
}

/** The distribution of `f(value)`. @example map(die(6), (face) => face >= 4) // true or false, even odds */
export function map<T, U>(d: Distribution<T>, f: (value: T) => U, keyOf?: KeyOf<U>): Distribution<U> {
  const tally = new Map<unknown, Tallied<U>>();
  for (const { value, weight } of d.outcomes) tallyUp(tally, f(value), weight, keyOf);
  return { outcomes: [...tally.values()], total: d.total };
}

/** The distribution of `f(a, b)` for independent `a` and `b`. @example combine(die(6), die(6), Math.max) */
export function combine<A, B, C>(a: Distribution<A>, b: Distribution<B>, f: (a: A, b: B) => C, keyOf?: KeyOf<C>): Distribution<C> {
  const tally = new Map<unknown, Tallied<C>>();
  for (const left of a.outcomes) {
    for (const right of b.outcomes) tallyUp(tally, f(left.value, right.value), left.weight * right.weight, keyOf);
  }
  return { outcomes: [...tally.values()], total: a.total * b.total };
}

/**
 * The distribution of a second roll that depends on the first.
 * @example chain(die(6), (face) => (face === 6 ? map(die(6), (more) => 6 + more) : certain(face)))
 */
export function chain<T, U>(d: Distribution<T>, f: (value: T) => Distribution<U>, keyOf?: KeyOf<U>): Distribution<U> {
  return blend(
    d.outcomes.map(({ value, weight }) => [f(value), weight] as const),
    keyOf,
  );
}

/** Mixes distributions by positive whole-number weights. Internal to the package. */
export function blend<T>(parts: readonly (readonly [Distribution<T>, bigint])[], keyOf?: KeyOf<T>): Distribution<T> {
  const common = parts.reduce((sofar, [part]) => lcm(sofar, part.total), 1n);
  const tally = new Map<unknown, Tallied<T>>();
  let total = 0n;
  for (const [part, share] of parts) {
    const factor = part.total === common ? share : share * (common / part.total);
    for (const { value, weight } of part.outcomes) tallyUp(tally, value, weight * factor, keyOf);
    total += share;
  }
  return { outcomes: [...tally.values()], total: total * common };
}

/** Mutable accumulator of an outcome. Local to the function that fills it. */
interface Tallied<T> {
  readonly value: T;
  weight: bigint;
}

function tallyUp<T>(tally: Map<unknown, Tallied<T>>, value: T, weight: bigint, keyOf: KeyOf<T> | undefined): void {
  const key = keyOf === undefined ? value : keyOf(value);
  const met = tally.get(key);
  if (met === undefined) tally.set(key, { value, weight });
  else met.weight += weight;
}

function fromTally<T>(tally: Map<unknown, Tallied<T>>): Distribution<T> {
  const outcomes = [...tally.values()].filter((outcome) => outcome.weight > 0n);
  if (outcomes.length === 0) throw new RangeError('A distribution needs at least one value of positive weight.');
  return { outcomes, total: outcomes.reduce((sum, outcome) => sum + outcome.weight, 0n) };
}

function checkedWeight(weight: bigint | number): bigint {
  const whole = BigInt(weight);
  if (whole < 0n) throw new RangeError(`A weight cannot be negative: ${whole}.`);
  return whole;
}
