/** Splits a text into tokens. All spellings of a token (Latin, Russian, typographic) have the same kind. */
import { BINARY_OPERATORS, COMPARISONS, KEEPS } from './ast.js';
import { type Checked, failure } from './errors.js';

/** All tokens except numbers. */
const SIGNS = ['d', 'r', '%', '(', ')', ...KEEPS, ...COMPARISONS, ...BINARY_OPERATORS] as const;
type Sign = (typeof SIGNS)[number];

/** A token with its text and position. `end` follows the last token and has no text. */
export interface Token {
  readonly kind: Sign | 'number' | 'end';
  readonly text: string;
  readonly position: number;
}

const OTHER_SPELLINGS: readonly (readonly [string, Sign])[] = [
  ['д', 'd'],
  ['к', 'd'],
  ['×', '*'],
  ['x', '*'],
  ['х', '*'],
  ['−', '-'],
  ['–', '-'],
  ['≥', '>='],
  ['≤', '<='],
];

const SPELLINGS: ReadonlyMap<string, Sign> = new Map([...SIGNS.map((sign) => [sign, sign] as const), ...OTHER_SPELLINGS]);

const PARTS = /\s+|\d+|[kd][hl]|[<>]=|./gisu;

/** Returns the tokens in order, followed by `end`. Fails at the first character that is not part of the language. */
export function tokenize(text: string): Checked<readonly Token[]> {
  const parts = Array.from(text.matchAll(PARTS), ({ 0: part, index }) => ({ text: part, position: index }));
  const tokens = parts.filter((part) => part.text.trim() !== '').map(toToken);
  const unknown = tokens.find((token) => !isKnown(token));
  if (unknown !== undefined) return failure('unknown-character', unknown.position, unknown.text, ['number', ...SIGNS]);
  return { ok: true, value: [...tokens.filter(isKnown), { kind: 'end', text: '', position: text.length }] };
}

interface Candidate {
  readonly kind: Token['kind'] | undefined;
  readonly text: string;
  readonly position: number;
}

function toToken({ text, position }: Pick<Token, 'text' | 'position'>): Candidate {
  return { kind: /^\d/u.test(text) ? 'number' : SPELLINGS.get(text.toLowerCase()), text, position };
}

function isKnown(candidate: Candidate): candidate is Token {
  return candidate.kind !== undefined;
}
