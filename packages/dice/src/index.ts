/**
 * Exact odds of dice and cards: fractions, distributions, pools, combinatorics, and the language of dice expressions. Independent
 * of any game.
 */
export { choose, draws, factorial, hypergeometric, multinomial } from './combinatorics.js';
export {
  certain,
  chain,
  combine,
  type Distribution,
  die,
  type Key,
  type KeyOf,
  map,
  type Outcome,
  weighted,
} from './distribution.js';
export type {
  BinaryOperator,
  Comparison,
  DiceExpression,
  DicePool,
  Keep,
  KeepWhich,
  Passes,
  Reroll,
} from './expression/ast.js';
export { type ExpressionCost, expressionCost } from './expression/cost.js';
export {
  EXPRESSION_ERROR_CODES,
  type ExpressionError,
  type ExpressionErrorCode,
} from './expression/errors.js';
export { impossiblePasses, testOfSum } from './expression/impossible-passes.js';
export { EXPRESSION_LIMITS } from './expression/limits.js';
export {
  evaluate,
  format,
  type ParsedExpression,
  parseExpression,
  type RolledExpression,
  roll,
} from './expression.js';
export {
  add,
  compare,
  complement,
  divide,
  equals,
  type Fraction,
  fraction,
  multiply,
  ONE,
  parseFraction,
  subtract,
  toDecimal,
  toText,
  ZERO,
} from './fraction.js';
export { addDown, addUp, enclosing, type Interval, multiplyDown, nextDown, nextUp } from './interval.js';
export { dropHighest, dropLowest, keepHighest, keepLowest } from './keep.js';
export { countPasses, highest, lowest, minus, plus, reroll, sum, times } from './pools.js';
export {
  atLeast,
  atMost,
  chance,
  chanceOf,
  expectation,
  given,
  mean,
  mixture,
  type OddsRow,
  oddsTable,
  reduced,
  sameDistribution,
  sorted,
  standardDeviation,
  variance,
} from './questions.js';
export { sortedRolls, walkPool } from './sorted-pools.js';
