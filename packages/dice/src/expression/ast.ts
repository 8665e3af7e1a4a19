/**
 * The shape of a dice expression once it is read. Plain data, discriminated by `kind`.
 */

/** How two numbers may be compared. */
export const COMPARISONS = ['>=', '<=', '>', '<', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What joins two expressions. */
export const BINARY_OPERATORS = ['+', '-', '*'] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** Keep highest, keep lowest, drop highest, drop lowest. */
export const KEEPS = ['kh', 'kl', 'dh', 'dl'] as const;
export type KeepWhich = (typeof KEEPS)[number];

/** Each die whose face compares so is rolled again, once. `r<3` is `{ comparison: '<', face: 3 }`. */
export interface Reroll {
  readonly comparison: Comparison;
  readonly face: number;
}

/** Which dice of a pool stay. `kh2` is `{ which: 'kh', count: 2 }`. */
export interface Keep {
  readonly which: KeepWhich;
  readonly count: number;
}

/** Equal dice rolled together: first rerolled, then kept or dropped. Its value is the sum of the dice that stay. */
export interface DicePool {
  readonly kind: 'pool';
  readonly count: number;
  readonly faces: number;
  readonly reroll: Reroll | undefined;
  readonly keep: Keep | undefined;
}

/** A whole number from 0 up. */
interface WholeNumber {
  readonly kind: 'number';
  readonly value: number;
}

/** How many of the dice that stay in a pool pass, as in `4d12>7`. */
export interface Passes {
  readonly kind: 'passes';
  readonly pool: DicePool;
  readonly comparison: Comparison;
  readonly target: number;
}

/** 1 when the comparison holds and 0 when not, as in `(2d6+1)>=7`. */
export interface Test {
  readonly kind: 'test';
  readonly left: DiceExpression;
  readonly comparison: Comparison;
  readonly right: DiceExpression;
}

/** The operand with its sign turned. */
interface Negative {
  readonly kind: 'negative';
  readonly operand: DiceExpression;
}

/** Two independent expressions added, subtracted or multiplied. */
export interface Binary {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: DiceExpression;
  readonly right: DiceExpression;
}

/** A dice expression, such as `parseExpression('3d6kh2+1')` gives. */
export type DiceExpression = WholeNumber | DicePool | Passes | Test | Negative | Binary;

/** What each comparison means. Internal to the package. */
export const HOLDS: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '=': (left, right) => left === right,
};
