/** Combinatorics: factorials, binomial coefficients and drawing without replacement. Used for dice pools and hands of cards. */
import { type Distribution, weighted } from './distribution.js';

/**
 * The number of permutations of `n` items.
 * @throws RangeError when `n` is not a whole number from 0 up.
 * @example factorial(5) // 120n
 */
export function factorial(n: number): bigint {
  checkCount(n);
  let product = 1n;
  for (let factor = 2n; factor <= n; factor++) product *= factor;
  return product;
}

const KNOWN_ROWS: (readonly bigint[])[] = [[1n]];
const LAST_KNOWN_ROW = 128;

/**
 * The binomial coefficient: the number of ways to choose `k` of `n` items. 0 when `k` is negative or greater than `n`.
 * @throws RangeError when `n` is not a whole number from 0 up, or `k` is not whole.
 * @example choose(52, 5) // 2598960n
 */
export function choose(n: number, k: number): bigint {
  if (n <= LAST_KNOWN_ROW) {
    const known = KNOWN_ROWS[n]?.[k];
    if (known !== undefined) return known;
  }
  checkCount(n);
  if (!Number.isSafeInteger(k)) throw new RangeError(`Not a whole number: ${k}.`);
  if (k < 0 || k > n) return 0n;
  return n <= LAST_KNOWN_ROW ? (chooseRow(n)[k] ?? 0n) : chooseByProduct(n, Math.min(k, n - k));
}

/**
 * All binomial coefficients from `choose(n, 0)` to `choose(n, n)`; cheaper than computing them one by one. Internal to the package.
 * @example chooseRow(4) // [1n, 4n, 6n, 4n, 1n]
 */
export function chooseRow(n: number): readonly bigint[] {
  const known = KNOWN_ROWS[n];
  if (known !== undefined) return known;
  const row = [1n];
  for (let k = 1; k <= n; k++) row.push(((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k));
  if (n <= LAST_KNOWN_ROW) KNOWN_ROWS[n] = row;
  return row;
}

function chooseByProduct(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

/**
 * The multinomial coefficient: the number of ways to divide items into groups of the given sizes.
 * @throws RangeError when a size is not a whole number from 0 up.
 * @example multinomial([2, 1, 1]) // 12n
 */
export function multinomial(counts: readonly number[]): bigint {
  let dealt = 0;
  let ways = 1n;
  for (const count of counts) {
    dealt += count;
    checkCount(count);
    ways *= choose(dealt, count);
  }
  return ways;
}

/**
 * The hypergeometric distribution: the number of successes among items drawn without replacement.
 * @throws RangeError when a number is negative or not whole, or when `successes` or `drawn` exceeds `population`.
 * @example hypergeometric(52, 4, 5) // aces in a hand of five
 */
export function hypergeometric(population: number, successes: number, drawn: number): Distribution<number> {
  for (const count of [population, successes, drawn]) checkCount(count);
  if (successes > population || drawn > population) throw new RangeError(`There are only ${population} to draw from.`);
  const fewest = Math.max(0, drawn - (population - successes));
  const most = Math.min(drawn, successes);
  return weighted(
    Array.from({ length: most - fewest + 1 }, (_, index) => {
      const found = fewest + index;
      return [found, choose(successes, found) * choose(population - successes, drawn - found)] as const;
    }),
  );
}

/**
 * Every hand of `count` items drawn without replacement, weighted by its number of ways. A hand lists only the kinds drawn, in the
 * given order. Duplicate kinds are added up.
 * @throws RangeError when a number is negative or not whole, or when there are fewer than `count` items.
 * @example draws([['red', 26], ['black', 26]], 2) // both red 325 ways, one of each 676, both black 325
 */
export function draws<K>(kinds: ReadonlyArray<readonly [K, number]>, count: number): Distribution<ReadonlyMap<K, number>> {
  checkCount(count);
  const stock = [...together(kinds)];
  const left = stock.map((_, at) => stock.slice(at).reduce((sum, [, size]) => sum + size, 0));
  if ((left[0] ?? 0) < count) throw new RangeError(`There are fewer than ${count} to draw from.`);
  return weighted(hands(stock, left, 0, count, [], 1n));
}

type Stock<K> = readonly (readonly [K, number])[];

/** `left[at]` is the number of items of the kinds from `at` on. It prunes hands that cannot be filled. */
function* hands<K>(
  stock: Stock<K>,
  left: readonly number[],
  at: number,
  missing: number,
  hand: Stock<K>,
  ways: bigint,
): Generator<readonly [ReadonlyMap<K, number>, bigint]> {
  const kind = stock[at];
  if (missing === 0 || kind === undefined) {
    yield [new Map(hand), ways];
    return;
  }
  const [name, size] = kind;
  const fewest = Math.max(0, missing - (left[at + 1] ?? 0));
  for (let taken = Math.min(size, missing); taken >= fewest; taken--) {
    const next = taken === 0 ? hand : [...hand, [name, taken] as const];
    yield* hands(stock, left, at + 1, missing - taken, next, ways * choose(size, taken));
  }
}

function together<K>(kinds: ReadonlyArray<readonly [K, number]>): ReadonlyMap<K, number> {
  const sizes = new Map<K, number>();
  for (const [kind, size] of kinds) {
    checkCount(size);
    sizes.set(kind, (sizes.get(kind) ?? 0) + size);
  }
  return sizes;
}

function checkCount(n: number): void {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`Not a whole number from 0 up: ${n}.`);
}
