/**
 * Bounds of JSON from outside: nesting, entries of a list or an object, values in all. They are checked on the text, before it is
 * parsed, since a few hundred kilobytes can hold enough values to occupy the main thread for a second.
 */
import type { Problem } from './problems.js';

/** Maximum nesting of lists and objects. */
export const MAX_JSON_DEPTH = 32;
/** Maximum entries of a list or an object. */
export const MAX_JSON_ENTRIES = 1_000;
/** Maximum number of values in all: numbers, texts, lists, objects. */
export const MAX_JSON_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * The problem of a JSON text that exceeds a bound; undefined if it exceeds none. Takes about a nanosecond per character and never
 * throws: malformed JSON is left to the parser.
 * @example jsonBoundsProblem('{"filter":{"figures":[…]}}') // { code: 'TOO_MANY', path: ['filter', 'figures'], given: 12000, … }
 */
export function jsonBoundsProblem(text: string): Problem | undefined {
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
        if ((entries[depth] as number) > MAX_JSON_ENTRIES) return tooManyEntries(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values++;
        depth++;
        entries[depth] = 1;
        if (depth > MAX_JSON_DEPTH) return tooDeep(text, at);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        if (depth > 0) depth--;
        break;
    }
    if (values > MAX_JSON_VALUES) return tooManyValues(text, at, values);
  }
  return undefined;
}

/** Index of the quotation mark that ends a string. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

function tooManyEntries(text: string, at: number): Problem {
  let count = MAX_JSON_ENTRIES + 1;
  walk(text, at + 1, (code, depth) => {
    if (code === COMMA && depth === 0) count++;
    return depth >= 0;
  });
  return { code: 'TOO_MANY', path: pathTo(text, at), given: count, allowed: atMost(MAX_JSON_ENTRIES) };
}

function tooManyValues(text: string, at: number, counted: number): Problem {
  let count = counted;
  walk(text, at + 1, (code) => {
    if (code === COMMA || code === OPEN_LIST || code === OPEN_OBJECT) count++;
    return true;
  });
  const { en, ru } = atMost(MAX_JSON_VALUES);
  return { code: 'TOO_MANY', path: [], given: count, allowed: { en: `${en} in all`, ru: `${ru} всего` } };
}

function tooDeep(text: string, at: number): Problem {
  let deepest = MAX_JSON_DEPTH + 1;
  walk(text, at + 1, (_, depth) => {
    deepest = Math.max(deepest, MAX_JSON_DEPTH + 1 + depth);
    return depth >= 0;
  });
  return {
    code: 'BAD_FORMAT',
    path: pathTo(text, at).slice(0, 1),
    given: deepest,
    allowed: { en: `at most ${MAX_JSON_DEPTH} levels of nesting`, ru: `вложенность не больше ${MAX_JSON_DEPTH} уровней` },
  };
}

const atMost = (max: number) => ({ en: `at most ${max}`, ru: `не больше ${max}` });

/** Visits brackets, commas and colons from an index on, with the depth relative to it, while `visit` returns true. */
function walk(text: string, start: number, visit: (code: number, depth: number, at: number) => boolean): void {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth++;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    else if (code !== COMMA && code !== COLON) continue;
    if (code !== QUOTE && !visit(code, depth, at)) return;
  }
}

/** The path of the innermost list or object that is open at an index. */
function pathTo(text: string, end: number): (string | number)[] {
  const steps: (string | number)[] = [];
  walk(text, 0, (code, depth, at) => {
    if (at >= end) return false;
    if (code === OPEN_LIST) steps.push(0);
    else if (code === OPEN_OBJECT) steps.push('');
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) steps.pop();
    else if (code === COLON) steps[depth - 1] = keyBefore(text, at);
    else if (code === COMMA && typeof steps[depth - 1] === 'number') steps[depth - 1] = Number(steps[depth - 1]) + 1;
    return true;
  });
  // The last step is the place within the container itself.
  return text.charCodeAt(end) === COMMA ? steps.slice(0, -1) : steps;
}

/** The name before a colon, as it is written. */
function keyBefore(text: string, colon: number): string {
  const end = text.lastIndexOf('"', colon);
  let start = text.lastIndexOf('"', end - 1);
  while (start > 0 && text.charCodeAt(start - 1) === BACKSLASH) start = text.lastIndexOf('"', start - 1);
  return text.slice(start + 1, end);
}
