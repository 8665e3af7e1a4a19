/** Answers that are asked for again and again. */

const MAX_ENTRIES = 5_000;
/** Longer texts are rare, and five thousand of them may be too much to keep. */
const MAX_KEY_CHARACTERS = 200;

/**
 * A function of a text that keeps its answers to short ones; when there are too many, it starts anew.
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
 * Keeps what was made for a key; when there is too much, it starts anew.
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
