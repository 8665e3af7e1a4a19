/** Integer helpers of arbitrary precision: greatest common divisor, least common multiple, bit length. Internal to the package. */

const SMALL = BigInt(Number.MAX_SAFE_INTEGER);

/** Absolute value. */
export function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n;
}

/** Number of binary digits of a non-negative integer; 0 for 0. */
export function bitLength(n: bigint): number {
  if (n === 0n) return 0;
  if (n <= SMALL) return smallBitLength(Number(n));
  const hex = n.toString(16);
  return (hex.length - 1) * 4 + smallBitLength(Number.parseInt(hex.charAt(0), 16));
}

/** Greatest common divisor of two non-negative integers; `gcd(0, n)` is `n`. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = a < b ? [b, a] : [a, b];
  while (y > SMALL) [x, y] = [y, x % y];
  if (y === 0n) return x;
  return BigInt(smallGcd(Number(y), Number(x % y)));
}

/** Least common multiple of two positive integers. */
export function lcm(a: bigint, b: bigint): bigint {
  return a === b ? a : (a / gcd(a, b)) * b;
}

function smallGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

function smallBitLength(n: number): number {
  return n < 2 ** 31 ? 32 - Math.clz32(n) : 31 + smallBitLength(Math.floor(n / 2 ** 31));
}
