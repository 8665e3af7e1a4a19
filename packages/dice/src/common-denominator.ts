/**
 * Reduces many fractions over one denominator. Totals of dice have few and small prime factors. Once those are known, reducing a
 * fraction takes a few short divisions instead of a long Euclidean algorithm. Internal to the package.
 */
import { type Fraction, fraction, ONE, ZERO } from './fraction.js';
import { gcd } from './integer.js';

const MAX_FACTOR = 1000;
/** One machine word. Divisors stay below it where possible, so that divisions stay fast. */
const WORD = 2n ** 60n;

/** Returns a function from numerators (0 to `total`) to fractions over `total` in lowest terms. */
export function fractionsOver(total: bigint): (numerator: bigint) => Fraction {
  const shared = total <= WORD ? undefined : smoothDivisor(total);
  return shared === undefined ? (numerator) => fraction(numerator, total) : (numerator) => reduce(numerator, total, shared);
}

/** Returns a product of all prime factors of the total, repeated while it fits in a word. `undefined` when one of them is large. */
function smoothDivisor(total: bigint): bigint | undefined {
  const primes = smallPrimeFactors(total);
  const radical = primes.reduce((product, prime) => product * prime, 1n);
  if (radical === 1n) return undefined;
  let divisor = radical;
  while (divisor * radical <= WORD) divisor *= radical;
  return isPowerProduct(total, divisor) ? divisor : undefined;
}

function smallPrimeFactors(total: bigint): readonly bigint[] {
  const primes: bigint[] = [];
  for (let candidate = 2n; candidate <= MAX_FACTOR; candidate++) {
    if (total % candidate === 0n && primes.every((prime) => candidate % prime !== 0n)) primes.push(candidate);
  }
  return primes;
}

/** Whether the total is 1 after all its common factors with the divisor are divided out. */
function isPowerProduct(total: bigint, divisor: bigint): boolean {
  let rest = total;
  for (let common = gcd(rest, divisor); common > 1n; common = gcd(rest, divisor)) rest /= common;
  return rest === 1n;
}

function reduce(numerator: bigint, total: bigint, divisor: bigint): Fraction {
  if (numerator === 0n) return ZERO;
  if (numerator === total) return ONE;
  let [top, bottom] = [numerator, total];
  for (let common = sharedPart(top, bottom, divisor); common > 1n; common = sharedPart(top, bottom, divisor)) {
    top /= common;
    bottom /= common;
  }
  return { numerator: top, denominator: bottom };
}

function sharedPart(top: bigint, bottom: bigint, divisor: bigint): bigint {
  const inTop = gcd(top, divisor);
  return inTop === 1n ? 1n : gcd(bottom, inTop);
}
