/** Seeded random numbers, the same on every machine. */

/** A random number generator. */
export interface Chance {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** An integer from 0 to `below`, exclusive. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
}

/**
 * Creates a generator (mulberry32).
 * @example chance(1).below(6) // always the same
 */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
