/**
 * The language of dice expressions: `2d6+3`, `3d6kh2`, `4d12>7`, `(2d6+1)>=7`, in Latin and Russian spelling. Parsing never throws.
 * The result is an expression or an error with its position and reason.
 */
import type { Distribution } from './distribution.js';
import type { DiceExpression } from './expression/ast.js';
import { checkCost } from './expression/cost.js';
import { type Checked, type ExpressionErrorCode, type Failed, failure } from './expression/errors.js';
import { evaluate } from './expression/evaluate.js';
import { format } from './expression/format.js';
import { type Token, tokenize } from './expression/lexer.js';
import { EXPRESSION_LIMITS } from './expression/limits.js';
import { proposal } from './expression/other-spellings.js';
import { parseTokens } from './expression/parser.js';

export { evaluate, format };

/** A parsed expression, or the error in the text. */
export type ParsedExpression = { readonly ok: true; readonly expression: DiceExpression } | Failed;

/** The distribution of an expression and its canonical spelling, or the error in the text. */
export type RolledExpression = { readonly ok: true; readonly distribution: Distribution<number>; readonly expression: string } | Failed;

/**
 * Parses a dice expression. An accepted expression is within `EXPRESSION_LIMITS` and fast to evaluate.
 * @example parseExpression('3d6kh2+1') // { ok: true, expression: { kind: 'binary', … } }
 */
export function parseExpression(text: string): ParsedExpression {
  const tokens = tokensWithin(text);
  if (!tokens.ok) return tokens;
  const parsed = parseTokens(tokens.value);
  if (!parsed.ok) return namingWords(text, mayBeSpelledOtherwise(parsed) ? (proposal(text, parsed) ?? parsed) : parsed);
  const problem = checkCost(parsed.value) ?? checkSpelling(parsed.value);
  if (problem !== undefined) return failure(problem.code, 0, text, problem.expected);
  return { ok: true, expression: parsed.value };
}

/** Errors that a text in another spelling can have. */
const SPELLING_ERRORS: readonly string[] = [
  'empty',
  'unknown-character',
  'unexpected',
  'unfinished',
  'faces-out-of-range',
] satisfies readonly ExpressionErrorCode[];
const mayBeSpelledOtherwise = ({ error }: Failed): boolean => SPELLING_ERRORS.includes(error.code);

/** Shorter words, such as `dd`, are signs that were typed twice. */
const MIN_WORD_LETTERS = 3;

/** The error with the whole word at its place: `count`, not its first letter; `кинуть`, not what follows its `к`. */
function namingWords(text: string, failed: Failed): Failed {
  const { code, position, found, expected } = failed.error;
  if (!/^\p{L}+$/u.test(found)) return failed;
  const [before = ''] = /\p{L}*$/u.exec(text.slice(0, position)) ?? [];
  const [behind = ''] = /^\p{L}+/u.exec(text.slice(position)) ?? [];
  const word = before + behind;
  if (word.length < MIN_WORD_LETTERS) return failed;
  const start = position - before.length;
  return failure(code, start, word, before === '' || code === 'other-spelling' ? expected : expectedAt(text, start));
}

/** What a position may have. */
function expectedAt(text: string, position: number): readonly string[] {
  const parsed = parseTokens(tokenize(`${text.slice(0, position)}?`));
  return parsed.ok ? [] : parsed.error.expected;
}

/**
 * Parses and evaluates a dice expression.
 * @example roll('2d6') // { ok: true, distribution: 2 to 12 of 36, expression: '2d6' }
 */
export function roll(text: string): RolledExpression {
  const parsed = parseExpression(text);
  if (!parsed.ok) return parsed;
  return { ok: true, distribution: evaluate(parsed.expression), expression: format(parsed.expression) };
}

function tokensWithin(text: string): Checked<readonly Token[]> {
  const { characters, nesting } = EXPRESSION_LIMITS;
  if (text.length > characters) return failure('too-long', characters, text.slice(characters), [`≤ ${characters}`]);
  const tokens = tokenize(text);
  const tooDeep = firstBelow(tokens, nesting);
  return tooDeep === undefined ? { ok: true, value: tokens } : failure('too-deep', tooDeep.position, tooDeep.text, [`≤ ${nesting}`]);
}

/** Returns the first parenthesis nested deeper than `nesting`. */
function firstBelow(tokens: readonly Token[], nesting: number): Token | undefined {
  let depth = 0;
  return tokens.find(({ kind }) => {
    if (kind === '(') depth++;
    if (kind === ')') depth--;
    return depth > nesting;
  });
}

/** Checks the limits of the canonical spelling. It may be longer than the input and must be parseable too. */
function checkSpelling(expression: DiceExpression): Failed['error'] | undefined {
  const spelled = tokensWithin(format(expression));
  return spelled.ok ? undefined : spelled.error;
}
