/**
 * A bounded store of what is asked again and again. A newcomer takes the place of the entry that was unused for longest only if
 * it was asked for more often lately (as in TinyLFU): texts that come a few times and never again, such as those that differ only
 * in their literals, push nothing out. All counts are halved from time to time, so that old fame fades.
 */
import { hash } from 'node:crypto';

export interface Frequent<V> {
  get(key: string): V | undefined;
  /** Counts a request for a key that is not stored; says how often it was asked for, this time included. */
  count(key: string): number;
  /** Stores a value, if its key was asked for often enough. */
  offer(key: string, value: V): void;
}

interface Stored<V> {
  readonly value: V;
  uses: number;
}

/** Requests for each place, after which all counts are halved. */
const WINDOW_EACH = 20;

/**
 * A store with so many places.
 * @example const plans = frequentlyUsed<Plan>(300)
 */
export function frequentlyUsed<V>(places: number): Frequent<V> {
  // A map keeps the order of insertion: the first key is the one that was unused for longest.
  const stored = new Map<string, Stored<V>>();
  /** Requests for what is not stored, by digest: texts may be long. */
  const counts = new Map<string, number>();
  let requests = 0;
  const digest = (key: string): string => hash('sha1', key, 'base64');

  const countRequest = (): void => {
    if (++requests < WINDOW_EACH * places) return;
    requests = 0;
    for (const entry of stored.values()) entry.uses >>= 1;
    for (const [key, uses] of counts) {
      if (uses > 1) counts.set(key, uses >> 1);
      else counts.delete(key);
    }
  };

  return {
    get: (key) => {
      const entry = stored.get(key);
      if (!entry) return undefined;
      countRequest();
      entry.uses++;
      stored.delete(key);
      stored.set(key, entry);
      return entry.value;
    },
    count: (key) => {
      countRequest();
      const digested = digest(key);
      const uses = (counts.get(digested) ?? 0) + 1;
      counts.set(digested, uses);
      return uses;
    },
    offer: (key, value) => {
      const uses = counts.get(digest(key)) ?? 0;
      const [victim] = stored;
      if (stored.size >= places && victim) {
        if (victim[1].uses >= uses) return;
        stored.delete(victim[0]);
      }
      stored.set(key, { value, uses });
    },
  };
}
