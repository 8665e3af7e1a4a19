/**
 * Recursive descent parser of dice expressions. From lowest to highest precedence:
 *
 *     test    = passes | ( passes | sum ) [ comparison sum ]
 *     passes  = pool comparison number
 *     sum     = product { ( "+" | "-" ) product }
 *     product = factor { "*" factor }
 *     factor  = "-" factor | "(" test ")" | pool | number
 *     pool    = [ number ] "d" ( number | "%" | "F" ) [ reroll ] [ keep ]
 *
 * A comparison of a pool with a number counts its dice. Any other comparison is of the whole sums on both sides. Arithmetic after a
 * count would allow both interpretations, so it is ambiguous without parentheses.
 */
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  COMPARISONS,
  type Comparison,
  type DiceExpression,
  type DicePool,
  KEEPS,
  type Passes,
} from './ast.js';
import { type Failed, failure } from './errors.js';
import { format } from './format.js';
import { toHalfWidth } from './lexer.js';
import { parsePool } from './pool-parser.js';
import { andThen, done, isOneOf, number, type Parsed, type Token, tokenAt, unexpected } from './token-reader.js';

/** Tokens that can begin an expression. */
const BEGINNINGS = ['number', 'dice', '(', '-'] as const;
/** Tokens that can follow a complete expression, except `end`. */
const CONTINUATIONS = [...BINARY_OPERATORS, 'comparison'] as const;

/** Parses all tokens as one expression. */
export function parseTokens(tokens: readonly Token[]): Parsed<DiceExpression> {
  if (tokenAt(tokens, 0).kind === 'end') return failure('empty', 0, '', BEGINNINGS);
  return andThen(parseTest(tokens, 0), (expression, at) => {
    const isWhole = tokenAt(tokens, at).kind === 'end';
    return isWhole ? done(expression, at) : unexpected(tokens, at, [...continuations(expression, tokens, at), 'end']);
  });
}

function parseTest(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return andThen(parsePasses(tokens, at) ?? parseSum(tokens, at), (left, next) => {
    const { kind, position, text } = tokenAt(tokens, next);
    if (kind === 'vs') return andThen(parseSum(tokens, next + 1), (right) => failure('ambiguous', position, text, opposed(left, right)));
    if (!isOneOf(COMPARISONS, kind)) return done(left, next);
    const comparison: Comparison = kind;
    return andThen(parseSum(tokens, next + 1), (right, end) => done({ kind: 'test', left, comparison, right }, end));
  });
}

/** Both interpretations of `a vs b`: ties lose or win. */
const opposed = (left: DiceExpression, right: DiceExpression): readonly string[] =>
  (['>', '>='] as const).map((comparison) => format({ kind: 'test', left, comparison, right }));

/** Parses a pool that is compared with a number; `undefined` for anything else. */
function parsePasses(tokens: readonly Token[], at: number): Parsed<DiceExpression> | undefined {
  if (!beginsPool(tokens, at)) return undefined;
  const pool = parsePool(tokens, at);
  if (!pool.ok || pool.value.kind !== 'pool') return undefined;
  const comparison = tokenAt(tokens, pool.at).kind;
  const target = pool.at + 1;
  if (!isOneOf(COMPARISONS, comparison) || beginsPool(tokens, target) || isOneOf(['(', '-'], tokenAt(tokens, target).kind))
    return undefined;
  const dice: DicePool = pool.value;
  return andThen(number(tokens, target), (value, next) => {
    const passes = { kind: 'passes', pool: dice, comparison, target: value } as const;
    return isOneOf(BINARY_OPERATORS, tokenAt(tokens, next).kind) ? ambiguousCount(passes, tokens, next) : done(passes, next);
  });
}

/** Arithmetic after a count may belong to the count or to the number: `4d12>7+1`. Neither is proposed while it lacks its other half. */
function ambiguousCount(passes: Passes, tokens: readonly Token[], at: number): Failed {
  const added = parseSum(tokens, at + 1);
  if (!added.ok) return added;
  const { position, text } = tokenAt(tokens, at);
  const rest = restText(tokens, at);
  const { pool, comparison, target } = passes;
  return failure('ambiguous', position, text, [`(${format(passes)})${rest}`, `(${format(pool)})${comparison}${target}${rest}`]);
}

/** The tokens up to the end of the group, in canonical spelling. */
function restText(tokens: readonly Token[], at: number): string {
  let depth = 0;
  let text = '';
  for (const { kind, text: written } of tokens.slice(at)) {
    if (kind === '(') depth++;
    if (kind === 'end' || (kind === ')' && depth-- === 0)) break;
    text += kind === 'number' || kind === 'unknown' ? written : kind;
  }
  return text;
}

type Parser = (tokens: readonly Token[], at: number) => Parsed<DiceExpression>;

function parseSum(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return parseRow(tokens, at, ['+', '-'], parseProduct);
}

function parseProduct(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return perhapsExploding(tokens, at) ?? parseRow(tokens, at, ['*'], parseFactor);
}

/** `3d6x6` explodes in Foundry. With a number in the upper half of a die, only `*` multiplies. */
function perhapsExploding(tokens: readonly Token[], at: number): Failed | undefined {
  const left = beginsPool(tokens, at) ? parsePool(tokens, at) : undefined;
  if (!left?.ok || left.value.kind !== 'pool') return undefined;
  const { kind, text, position } = tokenAt(tokens, left.at);
  const factor = tokenAt(tokens, left.at + 1);
  const isJoined = factor.kind === 'number' && factor.position === position + 1;
  const { faces } = left.value;
  const face = Number(toHalfWidth(factor.text));
  if (kind !== '*' || !/^[xх]$/iu.test(text) || !isJoined || face <= faces / 2 || face > faces) return undefined;
  return failure('other-spelling', position, text, [`${format(left.value)}*${restText(tokens, left.at + 1)}`]);
}

/** Parses left-associative operators of equal precedence. */
function parseRow(tokens: readonly Token[], at: number, operators: readonly BinaryOperator[], operand: Parser): Parsed<DiceExpression> {
  let row = operand(tokens, at);
  while (row.ok) {
    const { value: left, at: next } = row;
    const operator = tokenAt(tokens, next).kind;
    if (!isOneOf(operators, operator)) break;
    row = andThen(operand(tokens, next + 1), (right, end) => done({ kind: 'binary', operator, left, right }, end));
  }
  return row;
}

function parseFactor(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  const { kind } = tokenAt(tokens, at);
  if (kind === '-') {
    return andThen(parseFactor(tokens, at + 1), (operand, next) => done({ kind: 'negative', operand }, next));
  }
  if (kind === '(') return parseGroup(tokens, at + 1);
  if (beginsPool(tokens, at)) return parsePool(tokens, at);
  if (kind !== 'number') return unexpected(tokens, at, BEGINNINGS);
  return andThen(number(tokens, at), (value, next) => done({ kind: 'number', value }, next));
}

function beginsPool(tokens: readonly Token[], at: number): boolean {
  const { kind } = tokenAt(tokens, at);
  return kind === 'd' || (kind === 'number' && tokenAt(tokens, at + 1).kind === 'd');
}

function parseGroup(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return andThen(parseTest(tokens, at), (inner, next) => {
    const isClosed = tokenAt(tokens, next).kind === ')';
    return isClosed ? done(inner, next + 1) : unexpected(tokens, next, [...continuations(inner, tokens, next), ')']);
  });
}

/** Tokens that can follow an expression that ends before `at`. A group has no modifiers. */
function continuations(expression: DiceExpression, tokens: readonly Token[], at: number): readonly string[] {
  if (expression.kind === 'test') return BINARY_OPERATORS;
  if (tokenAt(tokens, at - 1).kind === ')') return CONTINUATIONS;
  return [...modifiersAfter(expression), ...(expression.kind === 'passes' ? ['comparison'] : CONTINUATIONS)];
}

/** Modifiers that the last pool of an expression can still have. */
function modifiersAfter(expression: DiceExpression): readonly string[] {
  if (expression.kind === 'binary') return modifiersAfter(expression.right);
  if (expression.kind === 'negative') return modifiersAfter(expression.operand);
  if (expression.kind !== 'pool' || expression.keep) return [];
  return expression.reroll ? KEEPS : ['r', ...KEEPS];
}
