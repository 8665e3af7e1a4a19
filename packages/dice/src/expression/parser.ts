/**
 * Recursive descent parser of dice expressions. From lowest to highest precedence:
 *
 *     test    = sum [ comparison sum ]
 *     sum     = product { ( "+" | "-" ) product }
 *     product = factor { "*" factor }
 *     factor  = "-" factor | "(" test ")" | pool | number
 *     pool    = [ number ] "d" ( number | "%" ) [ reroll ] [ keep ] [ comparison number ]
 *
 * A comparison directly after a pool counts its dice. Anywhere else it compares the whole sum before it.
 */
import { BINARY_OPERATORS, type BinaryOperator, COMPARISONS, type Comparison, type DiceExpression } from './ast.js';
import { failure } from './errors.js';
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
    return isWhole ? done(expression, at) : unexpected(tokens, at, [...continuations(expression), 'end']);
  });
}

function parseTest(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return andThen(parseSum(tokens, at), (left, next) => {
    const { kind } = tokenAt(tokens, next);
    if (!isOneOf(COMPARISONS, kind)) return done(left, next);
    const comparison: Comparison = kind;
    return andThen(parseSum(tokens, next + 1), (right, end) => done({ kind: 'test', left, comparison, right }, end));
  });
}

type Parser = (tokens: readonly Token[], at: number) => Parsed<DiceExpression>;

function parseSum(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return parseRow(tokens, at, ['+', '-'], parseProduct);
}

function parseProduct(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return parseRow(tokens, at, ['*'], parseFactor);
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
  if (kind === 'd' || (kind === 'number' && tokenAt(tokens, at + 1).kind === 'd')) return parsePool(tokens, at);
  if (kind !== 'number') return unexpected(tokens, at, BEGINNINGS);
  return andThen(number(tokens, at), (value, next) => done({ kind: 'number', value }, next));
}

function parseGroup(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return andThen(parseTest(tokens, at), (inner, next) => {
    const isClosed = tokenAt(tokens, next).kind === ')';
    return isClosed ? done(inner, next + 1) : unexpected(tokens, next, [...continuations(inner), ')']);
  });
}

/** A test cannot be compared again without parentheses. */
function continuations(expression: DiceExpression): readonly string[] {
  return expression.kind === 'test' ? BINARY_OPERATORS : CONTINUATIONS;
}
