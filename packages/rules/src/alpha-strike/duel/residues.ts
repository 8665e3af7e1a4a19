/**
 * Whole numbers of hundreds of bits, known by what they leave modulo a few primes. Sums and products of such remainders
 * stay within what a double holds exactly, so they need no long arithmetic; the number itself is put together at the end.
 */

/** So many primes are reckoned with at once; the loops over them are written out. */
export const LANES = 5;

/** A remainder for each of the primes. */
export type Residues = Float64Array;

export const residuesOf = (value: bigint, primes: readonly number[]): Residues =>
  Float64Array.from(primes, (prime) => Number(value % BigInt(prime)));

/** The remainder of a sum that a double still holds exactly; the floor may be one off, which is put right. */
export function reduced(sum: number, prime: number, inverse: number): number {
  const rest = sum - Math.floor(sum * inverse) * prime;
  if (rest < 0) return rest + prime;
  return rest >= prime ? rest - prime : rest;
}

function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) if (odd % divisor === 0) return false;
  return true;
}

function* primesBelow(bits: number): Generator<number, never> {
  for (let odd = 2 ** bits - 1; ; odd -= 2) if (isPrime(odd)) yield odd;
}

/** The greatest primes of so many bits whose product exceeds a limit, as few sets of `LANES` as that takes. */
export function primeSets(bits: number, limit: bigint): readonly (readonly number[])[] {
  const source = primesBelow(bits);
  const sets: number[][] = [];
  for (let product = 1n; product <= limit; ) {
    const set = Array.from({ length: LANES }, () => source.next().value);
    product = set.reduce((sofar, prime) => sofar * BigInt(prime), product);
    sets.push(set);
  }
  return sets;
}

function power(base: bigint, exponent: bigint, prime: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power((base * base) % prime, exponent / 2n, prime);
  return exponent % 2n === 0n ? half : (half * base) % prime;
}

/** What a number must be multiplied with to leave 1 modulo a prime. */
const inverted = (value: bigint, prime: bigint): bigint => power(value % prime, prime - 2n, prime);

/** What is left of a quotient that is a whole number, from what is left of the dividend. */
export const quotient = (remainder: number, divisor: bigint, prime: number): bigint =>
  (BigInt(remainder) * inverted(divisor, BigInt(prime))) % BigInt(prime);

/**
 * The one whole number below the product of the primes that leaves these remainders.
 * @example assembled([2n, 3n], [5, 7]) // 17n
 */
export function assembled(remainders: readonly bigint[], primes: readonly number[]): bigint {
  let [value, product] = [0n, 1n];
  for (const [index, prime] of primes.map(BigInt).entries()) {
    const missing = (((remainders[index] as bigint) - value) % prime) + prime;
    value += product * ((missing * inverted(product, prime)) % prime);
    product *= prime;
  }
  return value;
}
