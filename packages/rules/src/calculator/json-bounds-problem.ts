/** The problem of a JSON text that exceeds a bound: which list or object it is, and how much it holds. */
import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  type Excess,
  endOfString,
  excessOf,
  MAX_JSON_DEPTH,
  MAX_JSON_ENTRIES,
  MAX_JSON_VALUES,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from './json-bounds.js';
import type { Problem } from './problems.js';

/**
 * The problem of a JSON text that exceeds a bound; undefined if it exceeds none.
 * @example jsonBoundsProblem('{"filter":{"figures":[…]}}') // { code: 'TOO_MANY', path: ['filter', 'figures'], given: 12000, … }
 */
export function jsonBoundsProblem(text: string): Problem | undefined {
  const excess = excessOf(text);
  return excess && problemOf[excess.of](text, excess.at);
}

const problemOf: { readonly [of in Excess['of']]: (text: string, at: number) => Problem } = {
  depth: tooDeep,
  entries: tooManyEntries,
  values: tooManyValues,
};

function tooManyEntries(text: string, at: number): Problem {
  let count = MAX_JSON_ENTRIES + 1;
  walk(text, at + 1, (code, depth) => {
    if (code === COMMA && depth === 0) count++;
    return depth >= 0;
  });
  return { code: 'TOO_MANY', path: pathTo(text, at), given: count, allowed: atMost(MAX_JSON_ENTRIES) };
}

function tooManyValues(text: string, at: number): Problem {
  let count = MAX_JSON_VALUES + 1;
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
