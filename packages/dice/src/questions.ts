/** Queries on distributions: odds, moments, order, equality, and conditional distributions. */
import { fractionsOver } from './common-denominator.js';
import { blend, type Distribution, type KeyOf } from './distribution.js';
import { add, type Fraction, fraction, multiply, ONE, subtract, toDecimal, ZERO } from './fraction.js';
import { gcd, lcm } from './integer.js';

/**
 * Mixes distributions by relative weights, which need not add up to 1. Parts of weight 0 are omitted.
 * @throws RangeError on a negative weight, and when all weights are 0.
 * @example mixture([[die(6), fraction(1, 3)], [die(8), fraction(2, 3)]])
 */
export function mixture<T>(parts: Iterable<readonly [Distribution<T>, Fraction | bigint | number]>, keyOf?: KeyOf<T>): Distribution<T> {
  const shares = Array.from(parts, ([part, share]) => [part, asFraction(share)] as const);
  if (shares.some(([, share]) => share.numerator < 0n)) throw new RangeError('A share cannot be negative.');
  const taken = shares.filter(([, share]) => share.numerator > 0n);
  if (taken.length === 0) throw new RangeError('A mixture needs at least one part of positive weight.');
  const common = taken.reduce((sofar, [, share]) => lcm(sofar, share.denominator), 1n);
  return blend(
    taken.map(([part, share]) => [part, share.numerator * (common / share.denominator)] as const),
    keyOf,
  );
}

/**
 * The conditional distribution: only values that satisfy the predicate.
 * @throws RangeError when the condition is impossible.
 * @example given(die(6), (face) => face !== 6) // five faces, 1/5 each
 */
export function given<T>(d: Distribution<T>, predicate: (value: T) => boolean): Distribution<T> {
  const outcomes = d.outcomes.filter((outcome) => predicate(outcome.value));
  if (outcomes.length === 0) throw new RangeError('The condition is impossible.');
  return { outcomes, total: outcomes.reduce((sum, outcome) => sum + outcome.weight, 0n) };
}

/** The odds that the condition holds. @example chance(sum(die(6), 2), (total) => total >= 7) // 7/12 */
export function chance<T>(d: Distribution<T>, predicate: (value: T) => boolean): Fraction {
  let favorable = 0n;
  for (const { value, weight } of d.outcomes) if (predicate(value)) favorable += weight;
  return fraction(favorable, d.total);
}

/** The odds of one value. @example chanceOf(sum(die(6), 2), 12) // 1/36 */
export function chanceOf<T>(d: Distribution<T>, value: T, keyOf?: KeyOf<T>): Fraction {
  if (keyOf === undefined) return chance(d, (other) => other === value);
  const key = keyOf(value);
  return chance(d, (other) => keyOf(other) === key);
}

/** The odds of `n` or more. @example atLeast(die(6), 5) // 1/3 */
export function atLeast(d: Distribution<number>, n: number): Fraction {
  return chance(d, (value) => value >= n);
}

/** The odds of `n` or less. @example atMost(die(6), 5) // 5/6 */
export function atMost(d: Distribution<number>, n: number): Fraction {
  return chance(d, (value) => value <= n);
}

/** The average; values must be whole numbers. @example mean(die(6)) // 7/2 */
export function mean(d: Distribution<number>): Fraction {
  let sum = 0n;
  for (const { value, weight } of d.outcomes) sum += BigInt(value) * weight;
  return fraction(sum, d.total);
}

/** The mean squared distance from the average; values must be whole numbers. @example variance(die(6)) // 35/12 */
export function variance(d: Distribution<number>): Fraction {
  let squares = 0n;
  for (const { value, weight } of d.outcomes) squares += BigInt(value) ** 2n * weight;
  const average = mean(d);
  return subtract(fraction(squares, d.total), multiply(average, average));
}

/** The square root of the variance, as a double. @example standardDeviation(die(6)) // 1.707825127659933 */
export function standardDeviation(d: Distribution<number>): number {
  return Math.sqrt(toDecimal(variance(d)));
}

/**
 * The average of `f(value)`.
 * @throws RangeError when `f` gives a number that is not whole; give a fraction instead.
 * @example expectation(die(6), (face) => fraction(1, face)) // 49/120
 */
export function expectation<T>(d: Distribution<T>, f: (value: T) => number | Fraction): Fraction {
  const weighed = d.outcomes.map(({ value, weight }) => multiply(asFraction(f(value)), fraction(weight)));
  return multiply(weighed.reduce(add, ZERO), fraction(1n, d.total));
}

/**
 * The same distribution in the order of `compare`, ascending by default. Objects need a `compare` function.
 * @example sorted(weighted([[2, 1], [1, 1]])) // 1, then 2
 */
export function sorted<T>(d: Distribution<T>, compare: (a: T, b: T) => number = ascending): Distribution<T> {
  return { outcomes: d.outcomes.toSorted((a, b) => compare(a.value, b.value)), total: d.total };
}

/** The same distribution with weights in lowest terms. @example reduced(weighted([[1, 2], [2, 4]])) */
export function reduced<T>(d: Distribution<T>): Distribution<T> {
  let shared = d.total;
  for (const { weight } of d.outcomes) {
    if (shared === 1n) return d;
    shared = gcd(shared, weight);
  }
  if (shared === 1n) return d;
  const outcomes = d.outcomes.map(({ value, weight }) => ({ value, weight: weight / shared }));
  return { outcomes, total: d.total / shared };
}

/**
 * Whether both distributions have the same values with the same odds, in any order. @example sameDistribution(a, reduced(a)) //
 * true
 */
export function sameDistribution<T>(a: Distribution<T>, b: Distribution<T>, keyOf?: KeyOf<T>): boolean {
  if (a.outcomes.length !== b.outcomes.length) return false;
  const key = (value: T): unknown => (keyOf === undefined ? value : keyOf(value));
  const weights = new Map(b.outcomes.map(({ value, weight }) => [key(value), weight]));
  return a.outcomes.every(({ value, weight }) => weight * b.total === (weights.get(key(value)) ?? 0n) * a.total);
}

/** One row of a table of odds: a value, the odds of exactly this value, and the odds of this value or more. */
export interface OddsRow {
  readonly value: number;
  readonly chance: Fraction;
  readonly atLeast: Fraction;
}

/** The complete table of odds, ascending. Much cheaper than calling `atLeast` for every value. @example oddsTable(die(6)) */
export function oddsTable(d: Distribution<number>): readonly OddsRow[] {
  const { outcomes, total } = reduced(sorted(d));
  const odds = fractionsOver(total);
  let remaining = total;
  return outcomes.map(({ value, weight }) => {
    const row = { value, chance: odds(weight), atLeast: odds(remaining) };
    remaining -= weight;
    return row;
  });
}

function ascending<T>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function asFraction(value: Fraction | bigint | number): Fraction {
  if (typeof value === 'object') return value;
  return value === 1 ? ONE : fraction(value);
}
