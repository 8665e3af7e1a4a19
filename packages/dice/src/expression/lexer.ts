/** Splits a text into tokens. All spellings of a token (Latin, Russian, typographic, words) have the same kind. */
import { BINARY_OPERATORS, COMPARISONS, KEEPS } from './ast.js';

/** All tokens except numbers. */
const SIGNS = ['d', 'f', 'r', '%', '(', ')', 'vs', ...KEEPS, ...COMPARISONS, ...BINARY_OPERATORS] as const;
type Sign = (typeof SIGNS)[number];

/** A token with its text and position. `end` follows the last token and has no text. `unknown` is not part of the language. */
export interface Token {
  readonly kind: Sign | 'number' | 'unknown' | 'end';
  readonly text: string;
  readonly position: number;
}

const OTHER_SPELLINGS: readonly (readonly [string, Sign])[] = [
  ['д', 'd'],
  ['к', 'd'],
  ['w', 'd'],
  ['k', 'kh'],
  ['keep', 'kh'],
  ['keep highest', 'kh'],
  ['keep lowest', 'kl'],
  ['drop', 'dl'],
  ['drop lowest', 'dl'],
  ['drop highest', 'dh'],
  ['ro', 'r'],
  ['×', '*'],
  ['x', '*'],
  ['х', '*'],
  ...Array.from('·∙⋅✕✖', (sign) => [sign, '*'] as const),
  ...Array.from('−‐‑‒–—', (sign) => [sign, '-'] as const),
  ...Array.from('≥≧⩾', (sign) => [sign, '>='] as const),
  ...Array.from('≤≦⩽', (sign) => [sign, '<='] as const),
  ['vs.', 'vs'],
  ['==', '='],
  ['≠', '!='],
  ['<>', '!='],
];

const SPELLINGS: ReadonlyMap<string, Sign> = new Map([...SIGNS.map((sign) => [sign, sign] as const), ...OTHER_SPELLINGS]);

const PARTS =
  /\s+|(?<=^\s*\d+\s*)#\s*\d*[dдкw]\d|#.*$|\/\/.*$|\[[^\]]*\]|\d+|(?:keep|drop)(?:\s+(?:highest|lowest))?|vs\.?|[kd][hl]|ro|[<>!=]=|<>|./gisu;
/** Spaces and comments: `2d6 # attack`, `2d6 // attack`, `2d6[fire]`. In `5#2d6` other programs repeat dice. */
const SKIPPED = /^(?:\s|#(?!\s*\d*[dдкw]\d$)|\/\/|\[.*\]$)/isu;

const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Replaces full-width digits and signs, which East Asian keyboards type. Positions stay the same. */
export const toHalfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));

/** Returns the tokens in order, followed by `end`. */
export function tokenize(text: string): readonly Token[] {
  const tokens = Array.from(toHalfWidth(text).matchAll(PARTS), ({ 0: part, index }): Token & { readonly part: string } => ({
    kind: kindOf(part),
    text: text.slice(index, index + part.length),
    position: index,
    part,
  }));
  const known = tokens.filter(({ part }) => !SKIPPED.test(part)).map(({ part: _, ...token }) => token);
  return [...known, { kind: 'end', text: '', position: text.length }];
}

function kindOf(part: string): Token['kind'] {
  if (/^\d/u.test(part)) return 'number';
  return SPELLINGS.get(part.toLowerCase().replace(/\s+/u, ' ')) ?? 'unknown';
}
