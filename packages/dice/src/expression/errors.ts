/** Errors of dice expressions: a closed list of codes, each reported with its position and the expected input. */

/** All codes of expression errors. */
export const EXPRESSION_ERROR_CODES = [
  /** Only spaces, or an empty text. */
  'empty',
  /** A character that is not part of the language. */
  'unknown-character',
  /** A valid token in the wrong place. */
  'unexpected',
  /** The text ends too early. */
  'unfinished',
  /** A text with two interpretations. `expected` has the spelling of each. */
  'ambiguous',
  /** A spelling of another program or of spoken language. `expected` has the spelling of each meaning here. */
  'other-spelling',
  /** Exploding dice, which have no highest result. `expected` has the dice without it. */
  'endless',
  /** More characters than allowed. */
  'too-long',
  /** Parentheses nested deeper than allowed. */
  'too-deep',
  /** A number above the limit. */
  'number-too-large',
  /** No dice in a pool, or more than allowed. */
  'dice-out-of-range',
  /** A die without faces, or with more than allowed. */
  'faces-out-of-range',
  /** More dice kept or dropped than the pool has. */
  'keep-out-of-range',
  /** A final or intermediate result can be outside the allowed range. */
  'result-too-large',
  /** The evaluation would take too long. */
  'too-costly',
] as const;

/** A code of an expression error. */
export type ExpressionErrorCode = (typeof EXPRESSION_ERROR_CODES)[number];

/**
 * The reason why a text is not a dice expression. `position` and `length` count UTF-16 code units from 0, as JavaScript strings do.
 * `found` is the text at that position, empty at the end. `expected` lists what is allowed there: tokens as they are written, the
 * words `number`, `dice`, `comparison`, `end`, or the allowed range such as `1–1000` and `≤ 200`.
 * @example { code: 'unexpected', position: 3, length: 1, found: ')', expected: ['number', 'dice', '(', '-'] }
 */
export interface ExpressionError {
  readonly code: ExpressionErrorCode;
  readonly position: number;
  readonly length: number;
  readonly found: string;
  readonly expected: readonly string[];
}

/** A value, or the error in the text. */
export type Checked<T> = { readonly ok: true; readonly value: T } | Failed;

/** The error in the text. */
export interface Failed {
  readonly ok: false;
  readonly error: ExpressionError;
}

/** Builds the error for the text at `position`. Internal to the package. */
export function failure(code: ExpressionErrorCode, position: number, found: string, expected: readonly string[]): Failed {
  return { ok: false, error: { code, position, length: found.length, found, expected } };
}
