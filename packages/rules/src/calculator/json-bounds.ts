/**
 * Bounds of JSON from outside: nesting, entries of a list or an object, values in all. They are checked on the text, before it is
 * parsed, since a few hundred kilobytes can hold enough values to occupy the main thread for a second.
 */

/** Maximum nesting of lists and objects. */
export const MAX_JSON_DEPTH = 32;
/** Maximum entries of a list or an object. */
export const MAX_JSON_ENTRIES = 1_000;
/** Maximum number of values in all: numbers, texts, lists, objects. */
export const MAX_JSON_VALUES = 20_000;

export const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58];
export const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** The bound that a text exceeds, and where it does so first. */
export interface Excess {
  readonly of: 'depth' | 'entries' | 'values';
  /** Index of the character. */
  readonly at: number;
}

/**
 * The first bound that a JSON text exceeds. Takes about a nanosecond per character and never throws: malformed JSON is left to the
 * parser.
 * @example excessOf('[[[…]]]') // { of: 'depth', at: 32 }
 */
export function excessOf(text: string): Excess | undefined {
  const entries = [0];
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case COMMA:
        values++;
        entries[depth] = (entries[depth] as number) + 1;
        if ((entries[depth] as number) > MAX_JSON_ENTRIES) return { of: 'entries', at };
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values++;
        depth++;
        entries[depth] = 1;
        if (depth > MAX_JSON_DEPTH) return { of: 'depth', at };
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        if (depth > 0) depth--;
        break;
    }
    if (values > MAX_JSON_VALUES) return { of: 'values', at };
  }
  return undefined;
}

/** Index of the quotation mark that ends a string. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
