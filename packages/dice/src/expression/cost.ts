/**
 * Estimates the size and cost of an expression from its syntax tree. Gives upper bounds of the values, of the number of outcomes,
 * and of the time to evaluate the expression and print its odds. The factors were measured in milliseconds on one core of an
 * ordinary server and rounded up.
 */
import { type Binary, type DiceExpression, type DicePool, HOLDS, type Passes, type Test } from './ast.js';
import type { ExpressionErrorCode } from './errors.js';
import { EXPRESSION_LIMITS } from './limits.js';

/**
 * Bounds of a distribution. `bits` is the bit length of the total, and `milliseconds` the time to evaluate. `reach` is the largest
 * intermediate magnitude: above the limit, doubles are not exact, even if a comparison then hides the number.
 */
interface Estimate {
  readonly low: number;
  readonly high: number;
  readonly reach: number;
  readonly outcomes: number;
  readonly bits: number;
  readonly milliseconds: number;
}

/** The exceeded limit and the allowed range. */
export interface Excess {
  readonly code: ExpressionErrorCode;
  readonly expected: readonly string[];
}

/** Returns `undefined` when the expression may be evaluated. */
export function checkCost(expression: DiceExpression): Excess | undefined {
  const { value, milliseconds } = EXPRESSION_LIMITS;
  const estimate = estimateOf(expression);
  if (estimate.reach > value) {
    return { code: 'result-too-large', expected: [`−${value}–${value}`] };
  }
  const isSlow = expressionCost(expression).milliseconds > milliseconds;
  return isSlow ? { code: 'too-costly', expected: [`≤ ${milliseconds} ms`] } : undefined;
}

/** Upper bounds of the cost of an expression. */
export interface ExpressionCost {
  /** Time to compute and print the distribution, on one core. */
  readonly milliseconds: number;
  /** Maximum number of outcomes. */
  readonly outcomes: number;
}

/**
 * Estimates an upper bound of the cost of an expression.
 * @example expressionCost(parsed.expression) // { milliseconds: 0.08, outcomes: 11 } for 2d6
 */
export function expressionCost(expression: DiceExpression): ExpressionCost {
  const estimate = estimateOf(expression);
  return { milliseconds: estimate.milliseconds + printing(estimate), outcomes: estimate.outcomes };
}

function estimateOf(expression: DiceExpression): Estimate {
  switch (expression.kind) {
    case 'number':
      return { low: expression.value, high: expression.value, reach: expression.value, outcomes: 1, bits: 0, milliseconds: 0 };
    case 'pool':
      return poolEstimate(expression);
    case 'passes':
      return passesEstimate(expression);
    case 'test':
      return testEstimate(expression);
    case 'negative':
      return negativeEstimate(estimateOf(expression.operand));
    case 'binary':
      return binaryEstimate(expression);
  }
}

/** Time of one arithmetic operation on integers of this bit length. */
function step(bits: number): number {
  return 0.0002 * (1 + bits / 2000);
}

/** Time to pack, multiply and unpack two integers of `places` digit places with `bits` bits each. */
function packing(places: number, bits: number): number {
  return places * (0.0005 + bits * 0.000008);
}

/** Time to format both odds of every outcome in lowest terms, as text and as decimals. */
function printing({ outcomes, bits }: Estimate): number {
  return outcomes * (0.006 + bits * 1e-6 + bits ** 2 * 6e-9);
}

function poolEstimate({ count, faces, reroll, keep }: DicePool): Estimate {
  const bits = poolBits({ count, faces, reroll });
  const staying = stayingDice(count, keep);
  const outcomes = staying * (faces - 1) + 1;
  const summing = reroll === undefined ? outcomes * step(bits) : packing(outcomes, bits);
  const milliseconds = keep === undefined ? summing : summing + keeping({ count, faces, reroll }, staying) * step(bits);
  return { low: staying, high: staying * faces, reach: count * faces, outcomes, bits, milliseconds };
}

/** Number of steps to add up the kept dice: one for each lowest kept face, number of dice above it, and sum of those dice. */
function keeping({ count, faces, reroll }: Pick<DicePool, 'count' | 'faces' | 'reroll'>, staying: number): number {
  // Rerolled dice are not fair, so their sums take the slower path.
  const sumsEach = reroll === undefined ? 1 : 3;
  return faces * staying * (count + (sumsEach * staying * faces) / 4);
}

function poolBits({ count, faces, reroll }: Pick<DicePool, 'count' | 'faces' | 'reroll'>): number {
  return count * Math.log2(faces) * (reroll === undefined ? 1 : 2);
}

function stayingDice(count: number, keep: DicePool['keep']): number {
  if (keep === undefined) return count;
  return keep.which === 'kh' || keep.which === 'kl' ? keep.count : count - keep.count;
}

function passesEstimate({ pool, comparison, target }: Passes): Estimate {
  const passing = countWhere(pool.faces, (face) => HOLDS[comparison](face, target));
  const staying = stayingDice(pool.count, pool.keep);
  // Common factors of passing and failing faces cancel out: with half of the faces passing, a die counts like a coin.
  const isPlain = pool.keep === undefined && pool.reroll === undefined;
  const bits = poolBits(isPlain ? { ...pool, faces: pool.faces / greatestDivisor(pool.faces, passing) } : pool);
  const steps = pool.keep === undefined ? 4 * pool.count : 4 * pool.count ** 2;
  return {
    low: 0,
    high: staying,
    reach: pool.count * pool.faces,
    outcomes: staying + 1,
    bits,
    milliseconds: (pool.faces + steps) * step(bits),
  };
}

function countWhere(faces: number, holds: (face: number) => boolean): number {
  return Array.from({ length: faces }, (_, index) => index + 1).filter(holds).length;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function negativeEstimate({ low, high, ...rest }: Estimate): Estimate {
  return { ...rest, low: 0 - high, high: 0 - low };
}

function testEstimate({ left, right }: Test): Estimate {
  const difference = sumEstimate(estimateOf(left), negativeEstimate(estimateOf(right)));
  return { ...difference, low: 0, high: 1, outcomes: 2 };
}

function binaryEstimate({ operator, left, right }: Binary): Estimate {
  const [a, b] = [estimateOf(left), estimateOf(right)];
  if (operator === '*') return productEstimate(a, b);
  return sumEstimate(a, operator === '+' ? b : negativeEstimate(b));
}

function sumEstimate(a: Estimate, b: Estimate): Estimate {
  const range = { low: a.low + b.low, high: a.high + b.high };
  return joined(a, b, range, (pairs, places, bits) => {
    const packed = packing(Math.min(places, 4 * pairs), bits);
    return places > 4 * pairs ? Math.max(packed, pairs * step(bits)) : packed;
  });
}

function productEstimate(a: Estimate, b: Estimate): Estimate {
  const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  const range = { low: Math.min(...corners), high: Math.max(...corners) };
  return joined(a, b, range, (pairs, _places, bits) => pairs * step(bits));
}

function joined(
  a: Estimate,
  b: Estimate,
  { low, high }: Pick<Estimate, 'low' | 'high'>,
  joining: (pairs: number, places: number, bits: number) => number,
): Estimate {
  const [pairs, places, bits] = [a.outcomes * b.outcomes, high - low + 1, a.bits + b.bits];
  const milliseconds = a.milliseconds + b.milliseconds + joining(pairs, places, bits);
  const reach = Math.max(a.reach, b.reach, Math.abs(low), Math.abs(high));
  return { low, high, reach, outcomes: Math.min(pairs, places), bits, milliseconds };
}
