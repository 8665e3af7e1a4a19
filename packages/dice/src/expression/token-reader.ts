/** Parser helpers: look at a token, read a number, continue after success. */
import { type ExpressionErrorCode, type Failed, failure } from './errors.js';
import { type Token, toHalfWidth } from './lexer.js';
import { EXPRESSION_LIMITS } from './limits.js';

export type { Token } from './lexer.js';

/** The parsed value and the index of the next token, or the error. */
export type Parsed<T> = { readonly ok: true; readonly value: T; readonly at: number } | Failed;

export function done<T>(value: T, at: number): Parsed<T> {
  return { ok: true, value, at };
}

export function andThen<T, U>(parsed: Parsed<T>, next: (value: T, at: number) => Parsed<U>): Parsed<U> {
  return parsed.ok ? next(parsed.value, parsed.at) : parsed;
}

export function isOneOf<T extends string>(list: readonly T[], kind: string): kind is T {
  return (list as readonly string[]).includes(kind);
}

const NOWHERE: Token = { kind: 'end', text: '', position: 0 };

/** The token at an index. Past the last token it returns `end`. */
export function tokenAt(tokens: readonly Token[], at: number): Token {
  return tokens[at] ?? tokens.at(-1) ?? NOWHERE;
}

const CODES: Readonly<Partial<Record<Token['kind'], ExpressionErrorCode>>> = { end: 'unfinished', unknown: 'unknown-character' };

/** The error for a token that is not allowed at this position. */
export function unexpected(tokens: readonly Token[], at: number, expected: readonly string[]): Failed {
  const { kind, position, text } = tokenAt(tokens, at);
  return failure(CODES[kind] ?? 'unexpected', position, text, expected);
}

/** A whole number from 0 to the general limit. */
export function number(tokens: readonly Token[], at: number): Parsed<number> {
  return numberWithin(tokens, at, 0, EXPRESSION_LIMITS.value, 'number-too-large');
}

/** A whole number from `min` to `max`. Any other number fails with `code`. */
export function numberWithin(tokens: readonly Token[], at: number, min: number, max: number, code: ExpressionErrorCode): Parsed<number> {
  const { kind, text, position } = tokenAt(tokens, at);
  if (kind !== 'number') return unexpected(tokens, at, ['number']);
  const value = Number(toHalfWidth(text));
  return value >= min && value <= max ? done(value, at + 1) : failure(code, position, text, [range(min, max)]);
}

/** The text of a range, as shown in errors. */
export function range(min: number, max: number): string {
  return min === max ? `${min}` : `${min}–${max}`;
}
