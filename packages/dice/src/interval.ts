/**
 * Interval arithmetic with doubles, for figures that are too slow to compute exactly. Doubles round to the nearest value. Each
 * operation then takes one step outward, so that the interval contains the exact result of exact operands. (A rounded result is
 * within half a step of the exact one, even where the spacing of doubles changes; the next double is at least that far away.)
 */
import { compare, type Fraction, toDecimal } from './fraction.js';

/** Bounds of an exact figure: `low` ≤ figure ≤ `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const bits = new BigInt64Array(1);
const double = new Float64Array(bits.buffer);

/** The double `steps` steps above or below a nonzero double. Doubles of the same sign are ordered like their bits. */
function stepped(value: number, steps: bigint): number {
  double[0] = value;
  bits[0] = (bits[0] as bigint) + steps;
  return double[0] as number;
}

/** The smallest double above a finite double. @example nextUp(1) // 1.0000000000000002 */
export const nextUp = (value: number): number => (value === 0 ? Number.MIN_VALUE : stepped(value, value > 0 ? 1n : -1n));

/** The largest double below a finite double. @example nextDown(1) // 0.9999999999999999 */
export const nextDown = (value: number): number => -nextUp(-value);

/** A lower bound of the exact sum. @example addDown(0.1, 0.2) // 0.3 */
export const addDown = (a: number, b: number): number => nextDown(a + b);

/** An upper bound of the exact sum. @example addUp(0.1, 0.2) // 0.30000000000000010 */
export const addUp = (a: number, b: number): number => nextUp(a + b);

/** A lower bound of the exact product. @example multiplyDown(0.1, 3) // 0.3 */
export const multiplyDown = (a: number, b: number): number => nextDown(a * b);

/**
 * The two doubles around a fraction. Both are equal when the fraction is a double.
 * @example enclosing(fraction(1, 2)) // { low: 0.5, high: 0.5 }
 */
export function enclosing(f: Fraction): Interval {
  const near = toDecimal(f);
  const order = compare(exactly(near), f);
  return { low: order > 0 ? nextDown(near) : near, high: order < 0 ? nextUp(near) : near };
}

/** The exact value of a finite double. */
function exactly(value: number): Fraction {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [numerator * 2, denominator * 2n];
  return { numerator: BigInt(numerator), denominator };
}
