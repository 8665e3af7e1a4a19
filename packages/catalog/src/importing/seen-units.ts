/** Which units of the catalog an import has met, by their numbers: a bit for each, since there may be millions. */

/** A growing set of numbers. */
export interface SeenUnits {
  /** Adds a number; says whether it was there before. */
  add(number: number): boolean;
  has(number: number): boolean;
}

const FIRST_BYTES = 4_096;

/**
 * An empty set.
 * @example const seen = seenUnits(); seen.add(140) // false, and true the next time
 */
export function seenUnits(): SeenUnits {
  let bits = new Uint8Array(FIRST_BYTES);
  const has = (number: number): boolean => (((bits[number >> 3] ?? 0) >> (number & 7)) & 1) === 1;
  return {
    has,
    add: (number) => {
      const before = has(number);
      const byte = number >> 3;
      if (byte >= bits.length) {
        const grown = new Uint8Array(2 * byte);
        grown.set(bits);
        bits = grown;
      }
      bits[byte] = (bits[byte] ?? 0) | (1 << (number & 7));
      return before;
    },
  };
}
