/**
 * Intervals of doubles in which a figure certainly lies, for what takes too long to be counted exactly. Doubles are
 * rounded to the nearest; every operation here then takes one step outward, so that the exact result of exact operands
 * is never outside. (A rounded result lies within half a step of the exact one, wherever between them the doubles change
 * their spacing; the next double is at least that far away.)
 */
import { compare, type Fraction, toDecimal } from './fraction.js';

/** The exact figure is not below `low` and not above `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const bits = new BigInt64Array(1);
const double = new Float64Array(bits.buffer);

/** The double before or after one that is not 0: those of one sign are in the order of their bits. */
function stepped(value: number, steps: bigint): number {
  double[0] = value;
  bits[0] = (bits[0] as bigint) + steps;
  return double[0] as number;
}

/** The smallest double above a finite one. @example nextUp(1) // 1.0000000000000002 */
export const nextUp = (value: number): number => (value === 0 ? Number.MIN_VALUE : stepped(value, value > 0 ? 1n : -1n));

/** The largest double below a finite one. @example nextDown(1) // 0.9999999999999999 */
export const nextDown = (value: number): number => -nextUp(-value);

/** Not above the exact sum of both. @example addDown(0.1, 0.2) // 0.3 */
export const addDown = (a: number, b: number): number => nextDown(a + b);

/** Not below the exact sum of both. @example addUp(0.1, 0.2) // 0.30000000000000010 */
export const addUp = (a: number, b: number): number => nextUp(a + b);

/** Not above the exact product of both. @example multiplyDown(0.1, 3) // 0.3 */
export const multiplyDown = (a: number, b: number): number => nextDown(a * b);

/**
 * The doubles on both sides of a fraction; one and the same where it is a double.
 * @example enclosing(fraction(1, 2)) // { low: 0.5, high: 0.5 }
 */
export function enclosing(f: Fraction): Interval {
  const near = toDecimal(f);
  const order = compare(exactly(near), f);
  return { low: order > 0 ? nextDown(near) : near, high: order < 0 ? nextUp(near) : near };
}

/** The very value of a finite double. */
function exactly(value: number): Fraction {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [numerator * 2, denominator * 2n];
  return { numerator: BigInt(numerator), denominator };
}
