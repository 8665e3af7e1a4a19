/** Response cache: answers by URL with their ETags, so that an unchanged answer is not sent twice. */

/** A cached answer, as text, so that callers cannot modify it. */
interface Kept {
  readonly etag: string;
  readonly text: string;
}

/** Cache of the most recently used answers. */
export interface Cache {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
}

/** Creates a cache of at most `size` answers; 0 disables it. */
export function createCache(size: number): Cache {
  const kept = new Map<string, Kept>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
      }
      return found;
    },
    set(key, answer) {
      if (size < 1) return;
      kept.delete(key);
      kept.set(key, answer);
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
