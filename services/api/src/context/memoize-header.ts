/** Content negotiation reads the same few headers again and again: each text is read once. */
import { LRUCache } from 'lru-cache';

const MAX_TEXTS = 500;
/** A longer header is read no further: nobody has so many preferences. */
const MAX_CHARACTERS = 250;

/** Remembers what a header comes to, for the texts seen lately. */
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
