/** Memoizes content negotiation, which parses the same few header values again and again. */
import { LRUCache } from 'lru-cache';

const MAX_TEXTS = 500;
/** Longer headers are truncated. */
const MAX_CHARACTERS = 250;

/** Memoizes a function of a header for recent values. */
export function memoizeHeader<T extends object | string | boolean>(read: (header: string) => T): (header: string | undefined) => T {
  const seen = new LRUCache<string, T>({ max: MAX_TEXTS });
  const absent = read('');
  return (header) => {
    if (header === undefined || header === '') return absent;
    const text = header.length > MAX_CHARACTERS ? header.slice(0, MAX_CHARACTERS) : header;
    const known = seen.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    seen.set(text, value);
    return value;
  };
}
