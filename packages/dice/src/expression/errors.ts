/**
 * What can be wrong with a dice expression: a closed list of codes, always with the place and with what is allowed there.
 */

/** Every code that an expression error can have. */
export const EXPRESSION_ERROR_CODES = [
  /** Nothing but spaces. */
  'empty',
  /** A character that no expression holds. */
  'unknown-character',
  /** A part of the language in a place where it makes no sense. */
  'unexpected',
  /** The text ends where more must follow. */
  'unfinished',
  /** More characters than allowed. */
  'too-long',
  /** More parentheses within each other than allowed. */
  'too-deep',
  /** A number above the limit. */
  'number-too-large',
  /** No dice in a pool, or more than allowed. */
  'dice-out-of-range',
  /** A die without faces, or with more than allowed. */
  'faces-out-of-range',
  /** More dice kept or dropped than the pool has. */
  'keep-out-of-range',
  /** A result, final or on the way, can leave the allowed range. */
  'result-too-large',
  /** Working it out would take too long. */
  'too-costly',
] as const;

/** One of the codes that an expression error can have. */
export type ExpressionErrorCode = (typeof EXPRESSION_ERROR_CODES)[number];

/**
 * Why a text is no dice expression. `position` and `length` count UTF-16 code units from 0, as JavaScript strings do;
 * `found` is the text there, empty at the end. `expected` lists what may stand there: parts of the language as they are
 * written, the words `number`, `dice`, `comparison`, `end`, or the allowed range such as `1–1000` and `≤ 200`.
 * @example { code: 'unexpected', position: 3, length: 1, found: ')', expected: ['number', 'dice', '(', '-'] }
 */
export interface ExpressionError {
  readonly code: ExpressionErrorCode;
  readonly position: number;
  readonly length: number;
  readonly found: string;
  readonly expected: readonly string[];
}

/** A value, or what is wrong with the text. */
export type Checked<T> = { readonly ok: true; readonly value: T } | Failed;

/** What is wrong with the text. */
export interface Failed {
  readonly ok: false;
  readonly error: ExpressionError;
}

/** The error about the part of the text at `position`. Internal to the package. */
export function failure(code: ExpressionErrorCode, position: number, found: string, expected: readonly string[]): Failed {
  return { ok: false, error: { code, position, length: found.length, found, expected } };
}
