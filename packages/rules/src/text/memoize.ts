/** Memoization and bounded caches. */

const MAX_ENTRIES = 5_000;
/** Longer texts are rare, and 5,000 of them would take too much memory. */
const MAX_KEY_CHARACTERS = 200;

/**
 * Memoizes a function of a text. Only short texts are cached. A full cache is cleared.
 * @example const lower = memoize((text) => text.toLowerCase())
 */
export function memoize<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > MAX_KEY_CHARACTERS) return answer(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    const value = answer(text);
    known.set(text, value);
    return value;
  };
}

/**
 * A cache of at most `max` values by key. A full cache is cleared.
 * @example const known = boundedCache<Fraction>(500); known('2d6 7', () => odds(7))
 */
export function boundedCache<T>(max: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= max) known.clear();
    const value = make();
    known.set(key, value);
    return value;
  };
}
