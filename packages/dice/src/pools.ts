/** Pools of equal dice in any order: sums, passes, rerolls, and arithmetic of independent rolls. */
import { chooseRow } from './combinatorics.js';
import { convolve } from './convolution.js';
import { certain, combine, type Distribution, die, map, weighted } from './distribution.js';
import { sumOfFairDice } from './fair-dice.js';
import { given, reduced } from './questions.js';

const CACHED_SUMS = new Map<number, Distribution<number>>();
const MAX_CACHED_SUMS = 256;
const MAX_CACHED_OUTCOMES = 500;
const MAX_CACHED_DICE = 1000;

/**
 * The sum of `count` equal rolls.
 * @throws RangeError when `count` is not a whole number from 0 up.
 * @example sum(die(6), 2) // 2 to 12
 */
export function sum(d: Distribution<number>, count: number): Distribution<number> {
  checkDice(count);
  const faces = d.outcomes.length;
  // Common dice are shared objects, so an identity check is enough to look up their sum in the cache.
  const key = faces <= 100 && count <= MAX_CACHED_DICE && d === die(faces) ? faces * MAX_CACHED_DICE + count : undefined;
  if (key === undefined) return computeSum(d, count);
  const known = CACHED_SUMS.get(key) ?? computeSum(d, count);
  if (known.outcomes.length <= MAX_CACHED_OUTCOMES) remember(key, known);
  return known;
}

function remember(key: number, known: Distribution<number>): void {
  if (CACHED_SUMS.has(key)) return;
  const oldest = CACHED_SUMS.keys().next();
  if (CACHED_SUMS.size >= MAX_CACHED_SUMS && !oldest.done) CACHED_SUMS.delete(oldest.value);
  CACHED_SUMS.set(key, known);
}

function computeSum(d: Distribution<number>, count: number): Distribution<number> {
  if (count === 0) return certain(0);
  if (count === 1) return d;
  return sumOfFairDice(d, count) ?? sumByHalves(d, count);
}

function sumByHalves(d: Distribution<number>, count: number): Distribution<number> {
  if (count === 1) return d;
  const half = sumByHalves(d, Math.floor(count / 2));
  const even = convolve(half, half);
  return count % 2 === 0 ? even : convolve(even, d);
}

/** The sum of two independent rolls; a number is a fixed bonus. @example plus(die(6), 2) // 3 to 8 */
export function plus(a: Distribution<number>, b: Distribution<number> | number): Distribution<number> {
  return typeof b === 'number' ? map(a, (value) => value + b) : convolve(a, b);
}

/** The difference of two independent rolls; a number is a fixed malus. @example minus(die(6), die(6)) // −5 to 5 */
export function minus(a: Distribution<number>, b: Distribution<number> | number): Distribution<number> {
  return typeof b === 'number' ? plus(a, -b) : convolve(a, negated(b));
}

/** The product of two independent rolls; a number is a fixed factor. @example times(die(6), 2) // 2, 4 … 12 */
export function times(a: Distribution<number>, b: Distribution<number> | number): Distribution<number> {
  return combine(a, typeof b === 'number' ? certain(b) : b, product);
}

/** The roll with the opposite sign. Internal to the package. */
export function negated(d: Distribution<number>): Distribution<number> {
  return map(d, (value) => 0 - value);
}

/** The higher of two independent rolls. @example highest(die(6), die(8)) */
export function highest(a: Distribution<number>, b: Distribution<number>): Distribution<number> {
  return combine(a, b, Math.max);
}

/** The lower of two independent rolls. @example lowest(die(6), die(8)) */
export function lowest(a: Distribution<number>, b: Distribution<number>): Distribution<number> {
  return combine(a, b, Math.min);
}

/**
 * The number of passes among `count` equal rolls.
 * @throws RangeError when `count` is not a whole number from 0 up.
 * @example countPasses(die(12), 4, (face) => face > 7) // 0 to 4
 */
export function countPasses<T>(d: Distribution<T>, count: number, passes: (value: T) => boolean): Distribution<number> {
  checkDice(count);
  const parts = reduced(map(d, passes));
  const weightOf = (passed: boolean): bigint => parts.outcomes.find(({ value }) => value === passed)?.weight ?? 0n;
  const pass = powers(weightOf(true), count);
  const fail = powers(weightOf(false), count);
  return weighted(chooseRow(count).map((ways, k) => [k, ways * (pass[k] ?? 0n) * (fail[count - k] ?? 0n)] as const));
}

/**
 * Rerolls while `again` holds, up to `times` times (the last roll counts), or until a roll is accepted.
 * @throws RangeError when `times` is not a whole number from 0 up, or when no roll is ever accepted.
 * @example reroll(die(6), (face) => face === 1)
 */
export function reroll<T>(d: Distribution<T>, again: (value: T) => boolean, times: number | 'until-kept' = 1): Distribution<T> {
  if (times === 'until-kept') return given(d, (value) => !again(value));
  checkDice(times);
  const repeated = d.outcomes.reduce((total, { value, weight }) => (again(value) ? total + weight : total), 0n);
  const [all, bad] = [powers(d.total, times), powers(repeated, times)];
  const last = bad[times] ?? 0n;
  // An accepted value can follow 0, 1 … `times` rejected rolls. A rejected value counts only as the last roll.
  const ever = bad.reduce((ways, before, index) => ways + before * (all[times - index] ?? 0n), 0n);
  const outcomes = d.outcomes
    .map(({ value, weight }) => ({ value, weight: weight * (again(value) ? last : ever) }))
    .filter(({ weight }) => weight > 0n);
  return { outcomes, total: d.total * (all[times] ?? 1n) };
}

/** The powers 0 to `max` of a weight. Internal to the package. */
export function powers(base: bigint, max: number): readonly bigint[] {
  const list = [1n];
  for (let power = 1; power <= max; power++) list.push((list[power - 1] ?? 1n) * base);
  return list;
}

/** Checks a number of dice. Internal to the package. @throws RangeError when `count` is not a whole number from 0 up. */
export function checkDice(count: number): void {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a number of dice: ${count}.`);
}

function product(a: number, b: number): number {
  // Adding 0 turns −0 into 0. Otherwise the minus sign would be printed.
  return a * b + 0;
}
