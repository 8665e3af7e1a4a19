/** The problem of a JSON text in which an object has a name twice. The parser would keep the last value without a word. */
import { CLOSE_LIST, CLOSE_OBJECT, COMMA, endOfString, OPEN_LIST, OPEN_OBJECT, QUOTE } from './json-bounds.js';
import type { Problem } from './problems.js';

/** A list or an object that is open at a character. */
interface Open {
  /** The name or the index of the current entry. */
  step: string | number;
  readonly names: Set<string> | undefined;
}

const ONCE = { en: 'each name once', ru: 'каждое имя один раз' };

/**
 * The problem of the first name that an object repeats; undefined if there is none. Malformed JSON is left to the parser.
 * @example repeatedNameProblem('{"skill":4,"skill":5}') // { code: 'CONFLICT', path: ['skill'], given: 'skill', … }
 */
export function repeatedNameProblem(text: string): Problem | undefined {
  const open: Open[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const inner = open.at(-1);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (inner?.names && isName(text, end)) {
        const name = nameIn(text.slice(at, end + 1));
        inner.step = name;
        if (inner.names.has(name)) return { code: 'CONFLICT', path: open.map(({ step }) => step), given: name, allowed: ONCE };
        inner.names.add(name);
      }
      at = end;
    } else if (code === OPEN_OBJECT) open.push({ step: '', names: new Set() });
    else if (code === OPEN_LIST) open.push({ step: 0, names: undefined });
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop();
    else if (code === COMMA && typeof inner?.step === 'number') inner.step++;
  }
  return undefined;
}

const COLON_NEXT = /\s*:/y;

/** Whether a colon follows the end of a string. */
function isName(text: string, end: number): boolean {
  COLON_NEXT.lastIndex = end + 1;
  return COLON_NEXT.test(text);
}

/** The name in quotation marks. Escaped letters are the same letters. */
function nameIn(quoted: string): string {
  try {
    return quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1);
  } catch {
    return quoted;
  }
}
