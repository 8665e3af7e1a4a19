/** Syntax tree of a dice expression: plain data, discriminated by `kind`. */

/** Comparison operators. */
export const COMPARISONS = ['>=', '<=', '>', '<', '=', '!='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Operators that join two expressions. */
export const BINARY_OPERATORS = ['+', '-', '*'] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** Keep highest, keep lowest, drop highest, drop lowest. */
export const KEEPS = ['kh', 'kl', 'dh', 'dl'] as const;
export type KeepWhich = (typeof KEEPS)[number];

/** Dice whose face satisfies the comparison are rolled again, once. `r<3` is `{ comparison: '<', face: 3 }`. */
export interface Reroll {
  readonly comparison: Comparison;
  readonly face: number;
}

/** The dice of a pool to keep or drop. `kh2` is `{ which: 'kh', count: 2 }`. */
export interface Keep {
  readonly which: KeepWhich;
  readonly count: number;
}

/** Equal dice rolled at the same time. They are rerolled first, then kept or dropped. The value is the sum of the kept dice. */
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

/** The number of kept dice of a pool that pass, as in `4d12>7`. */
export interface Passes {
  readonly kind: 'passes';
  readonly pool: DicePool;
  readonly comparison: Comparison;
  readonly target: number;
}

/** 1 when the comparison holds, 0 when it does not, as in `(2d6+1)>=7`. */
export interface Test {
  readonly kind: 'test';
  readonly left: DiceExpression;
  readonly comparison: Comparison;
  readonly right: DiceExpression;
}

/** The operand with the opposite sign. */
interface Negative {
  readonly kind: 'negative';
  readonly operand: DiceExpression;
}

/** The sum, difference or product of two independent expressions. */
export interface Binary {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: DiceExpression;
  readonly right: DiceExpression;
}

/** A dice expression, as returned by `parseExpression('3d6kh2+1')`. */
export type DiceExpression = WholeNumber | DicePool | Passes | Test | Negative | Binary;

/** Implementations of the comparison operators. Internal to the package. */
export const HOLDS: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};
