/** Exact fractions as answers show them: text in lowest terms, and the nearest double. */

/** A fraction in lowest terms with a positive denominator. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `7/12`; a whole number stands alone. */
export const fractionText = ({ numerator, denominator }: Exact): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

const EXACT = BigInt(Number.MAX_SAFE_INTEGER);
/** More than a double holds, so that one bit for the rest decides every rounding. */
const BITS = 66;
const BELOW_ONE = 1 - Number.EPSILON / 2;

const bits = (value: bigint): number => value.toString(2).length;

/** The nearest double; what is neither 0 nor 1 never becomes one of them. */
export function decimalOf({ numerator, denominator }: Exact): number {
  const size = numerator < 0n ? -numerator : numerator;
  const near = quotient(size, denominator);
  const kept = near === 0 && size !== 0n ? Number.MIN_VALUE : near === 1 && size < denominator ? BELOW_ONE : near;
  return numerator < 0n ? -kept : kept;
}

function quotient(n: bigint, d: bigint): number {
  if (n <= EXACT && d <= EXACT) return Number(n) / Number(d);
  const shift = BITS - bits(n) + bits(d);
  const [top, bottom] = shift > 0 ? [n << BigInt(shift), d] : [n, d << BigInt(-shift)];
  const whole = top / bottom;
  return Number((whole << 1n) | (top % bottom === 0n ? 0n : 1n)) * 2 ** (-shift - 1);
}
