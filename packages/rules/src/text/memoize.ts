/** Answers that are asked for again and again. */

const MAX_ENTRIES = 5_000;
/** Longer texts are rare, and five thousand of them may be too much to keep. */
const MAX_LENGTH = 200;

/**
 * A function of a text that keeps its answers to short ones; when there are too many, it starts anew.
 * @example const lower = memoize((text) => text.toLowerCase())
 */
export function memoize<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > MAX_LENGTH) return answer(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    const value = answer(text);
    known.set(text, value);
    return value;
  };
}
