/** Exact rational numbers in lowest terms. Odds stay fractions until they are printed; only `toDecimal` rounds. */
import { bitLength, gcd, magnitude } from './integer.js';

/** A rational number in lowest terms; the denominator is positive and the numerator carries the sign. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction 0. */
export const ZERO: Fraction = Object.freeze({ numerator: 0n, denominator: 1n });

/** The fraction 1. */
export const ONE: Fraction = Object.freeze({ numerator: 1n, denominator: 1n });

/**
 * The fraction `numerator / denominator` in lowest terms.
 * @throws RangeError on a denominator of 0, and on numbers that are not whole.
 * @example fraction(21, 36) // 7/12
 */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  if (d === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
  if (n === 0n) return ZERO;
  if (n === d) return ONE;
  const divisor = gcd(magnitude(n), magnitude(d));
  const signed = d < 0n ? -divisor : divisor;
  return { numerator: n / signed, denominator: d / signed };
}

/** The sum of two fractions. @example add(fraction(1, 2), fraction(1, 3)) // 5/6 */
export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** The difference `a − b`. @example subtract(ONE, fraction(1, 3)) // 2/3 */
export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

/** The product of two fractions. @example multiply(fraction(2, 3), fraction(3, 4)) // 1/2 */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/**
 * The quotient `a / b`.
 * @throws RangeError when `b` is 0.
 * @example divide(fraction(1, 2), fraction(3, 4)) // 2/3
 */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The odds of the opposite event, `1 − a`. @example complement(fraction(7, 12)) // 5/12 */
export function complement(a: Fraction): Fraction {
  return fraction(a.denominator - a.numerator, a.denominator);
}

/** The order of two fractions: −1 when `a < b`, 0 when equal, 1 when `a > b`. @example compare(ZERO, ONE) // -1 */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether two fractions are the same number. @example equals(fraction(2, 4), fraction(1, 2)) // true */
export function equals(a: Fraction, b: Fraction): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** The fraction as text. A whole number has no denominator. @example toText(fraction(21, 36)) // "7/12" */
export function toText(f: Fraction): string {
  return f.denominator === 1n ? `${f.numerator}` : `${f.numerator}/${f.denominator}`;
}

const FRACTION_TEXT = /^\s*([-−]?)(\d+)(?:\s*\/\s*(\d+))?\s*$/u;

/**
 * Parses the output of `toText`, in lowest terms or not. `undefined` for any other text and for a denominator of 0.
 * @example parseFraction('14/24') // 7/12
 */
export function parseFraction(text: string): Fraction | undefined {
  const [, sign, numerator, denominator = '1'] = FRACTION_TEXT.exec(text) ?? [];
  if (numerator === undefined || BigInt(denominator) === 0n) return undefined;
  return fraction(sign ? -BigInt(numerator) : BigInt(numerator), BigInt(denominator));
}

const SIGNIFICANT_BITS = 53;
const MIN_EXPONENT = -1074;
const BELOW_ONE = 1 - Number.EPSILON / 2;

/**
 * The nearest double, for numerators and denominators of any length. A value strictly between 0 and 1 never becomes 0 or 1. It
 * becomes the nearest double between them, so that a possible event is never printed as impossible or certain. Values outside the
 * range of doubles become ±Infinity.
 * @example toDecimal(fraction(7, 12)) // 0.5833333333333334
 */
export function toDecimal(f: Fraction): number {
  const n = magnitude(f.numerator);
  const rounded = keepOffEnds(nearestDouble(n, f.denominator), n, f.denominator);
  return f.numerator < 0n ? -rounded : rounded;
}

function keepOffEnds(rounded: number, n: bigint, d: bigint): number {
  if (rounded === 0 && n !== 0n) return Number.MIN_VALUE;
  return rounded === 1 && n < d ? BELOW_ONE : rounded;
}

function nearestDouble(n: bigint, d: bigint): number {
  const exact = BigInt(Number.MAX_SAFE_INTEGER);
  if (n <= exact && d <= exact) return Number(n) / Number(d);
  const exponent = Math.max(binaryExponent(n, d) - SIGNIFICANT_BITS + 1, MIN_EXPONENT);
  const [top, bottom] = exponent < 0 ? [n << BigInt(-exponent), d] : [n, d << BigInt(exponent)];
  // The quotient fits 53 bits, so neither the conversion nor the power of two rounds again.
  return Number(roundHalfEven(top, bottom)) * 2 ** exponent;
}

/** The integer e with 2^e ≤ n/d < 2^(e+1). */
function binaryExponent(n: bigint, d: bigint): number {
  const guess = bitLength(n) - bitLength(d);
  const reached = guess < 0 ? n << BigInt(-guess) >= d : n >= d << BigInt(guess);
  return reached ? guess : guess - 1;
}

function roundHalfEven(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  const twice = (n % d) * 2n;
  const up = twice > d || (twice === d && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}
