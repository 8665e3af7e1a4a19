/** Response cache: answers by URL with their ETags, so that an unchanged answer is not sent twice. */

/** A cached answer, as text, so that callers cannot modify it. */
interface CacheEntry {
  readonly etag: string;
  readonly text: string;
}

/** Cache of the most recently used answers. */
export interface Cache {
  get(key: string): CacheEntry | undefined;
  set(key: string, entry: CacheEntry): void;
}

/** Creates a cache of at most `size` answers; 0 disables it. */
export function createCache(size: number): Cache {
  const entries = new Map<string, CacheEntry>();
  return {
    get(key) {
      const found = entries.get(key);
      if (found) {
        entries.delete(key);
        entries.set(key, found);
      }
      return found;
    },
    set(key, answer) {
      if (size < 1) return;
      entries.delete(key);
      entries.set(key, answer);
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
}
