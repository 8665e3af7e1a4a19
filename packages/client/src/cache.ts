/** Answers by address with the tag that the service gave them, so that an unchanged one is not sent twice. */

/** A kept answer; as text, so that nobody can change it for another. */
interface Kept {
  readonly etag: string;
  readonly text: string;
}

/** Remembers the answers that were used last. */
export interface Cache {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
}

/** A cache of at most `size` answers; of none when it is 0. */
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
