/**
 * Reference implementation of dice expressions by full enumeration, independent of the package, and random small expressions. Test
 * code only.
 */
import fc from 'fast-check';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  COMPARISONS,
  type Comparison,
  type DiceExpression,
  type DicePool,
  KEEPS,
} from '../expression/ast.js';
import { everyRoll, highestFirst, total } from './brute-force.js';

/** Every value of an expression with its number of ways. Values may repeat. */
export type Ways = readonly (readonly [value: number, ways: bigint])[];

/** All values of an expression, unmerged. */
export function everyWay(expression: DiceExpression): Ways {
  switch (expression.kind) {
    case 'number':
      return [[expression.value, 1n]];
    case 'pool':
      return stayingDice(expression).map(([dice, ways]) => [total(dice), ways]);
    case 'passes': {
      const { pool, comparison, target } = expression;
      return stayingDice(pool).map(([dice, ways]) => [dice.filter((d) => compares(d, comparison, target)).length, ways]);
    }
    case 'test':
      return pairs(expression.left, expression.right, (a, b) => (compares(a, expression.comparison, b) ? 1 : 0));
    case 'negative':
      return everyWay(expression.operand).map(([value, ways]) => [0 - value, ways]);
    case 'binary':
      return pairs(expression.left, expression.right, (a, b) => calculate(a, expression.operator, b));
  }
}

function pairs(left: DiceExpression, right: DiceExpression, f: (a: number, b: number) => number): Ways {
  const others = everyWay(right);
  return everyWay(left).flatMap(([a, ways]) => others.map(([b, more]) => [f(a, b), ways * more] as const));
}

function stayingDice(pool: DicePool): readonly (readonly [dice: readonly number[], ways: bigint])[] {
  return everyRoll(oneDie(pool), pool.count).map(({ shown, ways }) => [kept(highestFirst(shown), pool.keep), ways]);
}

/** A rerolled face adds one way to every face. A kept face adds `faces` ways to itself. */
function oneDie({ faces, reroll }: DicePool): readonly { readonly value: number; readonly weight: number }[] {
  const values = Array.from({ length: faces }, (_, index) => index + 1);
  const isBad = (value: number) => reroll !== undefined && compares(value, reroll.comparison, reroll.face);
  const bad = values.filter(isBad).length;
  return values.map((value) => ({ value, weight: bad + (isBad(value) ? 0 : faces) })).filter(({ weight }) => weight > 0);
}

function kept(dice: readonly number[], keep: DicePool['keep']): readonly number[] {
  if (keep === undefined) return dice;
  const { which, count } = keep;
  if (which === 'kh') return dice.slice(0, count);
  if (which === 'dh') return dice.slice(count);
  return which === 'kl' ? dice.slice(dice.length - count) : dice.slice(0, dice.length - count);
}

function compares(a: number, comparison: Comparison, b: number): boolean {
  if (comparison === '!=') return a < b || a > b;
  return (a > b && comparison.includes('>')) || (a < b && comparison.includes('<')) || (a === b && comparison.includes('='));
}

function calculate(a: number, operator: BinaryOperator, b: number): number {
  if (operator === '*') return a * b + 0;
  return operator === '+' ? a + b : a - b;
}

const anyComparison = fc.constantFrom(...COMPARISONS);

function anyPool(maxDice: number, maxFaces: number): fc.Arbitrary<DicePool> {
  const reroll = fc.record({ comparison: anyComparison, face: fc.nat(maxFaces + 1) });
  return fc.integer({ min: 1, max: maxDice }).chain((count) => {
    const keep = fc
      .record({ which: fc.constantFrom(...KEEPS), count: fc.nat(count) })
      .filter(({ which, count: stay }) => (which.startsWith('k') ? stay > 0 : stay < count));
    return fc.record({
      kind: fc.constant('pool' as const),
      count: fc.constant(count),
      faces: fc.integer({ min: 1, max: maxFaces }),
      reroll: fc.option(reroll, { nil: undefined }),
      keep: fc.option(keep, { nil: undefined }),
    });
  });
}

/** Random expressions like those of the parser, with pools of at most `maxDice` dice and `maxFaces` faces. */
export function anyExpression(maxDice: number, maxFaces: number): fc.Arbitrary<DiceExpression> {
  const pool = anyPool(maxDice, maxFaces);
  const { expression } = fc.letrec<{ expression: DiceExpression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      pool,
      fc.record({ kind: fc.constant('number' as const), value: fc.nat(20) }),
      fc.record({
        kind: fc.constant('passes' as const),
        pool,
        comparison: anyComparison,
        target: fc.nat(maxFaces + 1),
      }),
      fc.record({ kind: fc.constant('negative' as const), operand: tie('expression') }),
      fc.record({
        kind: fc.constant('test' as const),
        left: tie('expression'),
        comparison: anyComparison,
        right: tie('expression'),
      }),
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom(...BINARY_OPERATORS),
        left: tie('expression'),
        right: tie('expression'),
      }),
    ),
  }));
  return expression;
}
