/** Formats an expression in its canonical spelling, with parentheses that show how it was parsed. */
import type { Binary, BinaryOperator, DiceExpression, DicePool } from './ast.js';

/**
 * The canonical spelling. Parsing it again returns the same expression.
 * @example format(expression) // "3d6kh1+2" for " 3 D6 kh + 2"
 */
export function format(expression: DiceExpression): string {
  switch (expression.kind) {
    case 'number':
      return `${expression.value}`;
    case 'pool':
      return formatPool(expression);
    case 'passes':
      return `${formatPool(expression.pool)}${expression.comparison}${expression.target}`;
    case 'test':
      return `${formatSide(expression.left)}${expression.comparison}${formatSide(expression.right)}`;
    case 'negative':
      return `-${formatNegated(expression.operand)}`;
    case 'binary':
      return `${formatLeft(expression)}${expression.operator}${formatRight(expression)}`;
  }
}

function formatPool({ count, faces, reroll, keep }: DicePool): string {
  const again = reroll === undefined ? '' : `r${reroll.comparison === '=' ? '' : reroll.comparison}${reroll.face}`;
  const kept = keep === undefined ? '' : `${keep.which}${keep.count}`;
  return `${count}d${faces}${again}${kept}`;
}

const RANK: Readonly<Record<BinaryOperator, number>> = { '+': 1, '-': 1, '*': 2 };

/**
 * Parenthesizes both sides of a test unless they are plain numbers. Without parentheses the text would be parsed as a count of
 * dice.
 */
function formatSide(side: DiceExpression): string {
  return side.kind === 'number' ? format(side) : `(${format(side)})`;
}

function formatNegated(operand: DiceExpression): string {
  return operand.kind === 'binary' || isComparison(operand) ? `(${format(operand)})` : format(operand);
}

function formatLeft({ operator, left }: Binary): string {
  const isLooser = left.kind === 'binary' && RANK[left.operator] < RANK[operator];
  return isLooser || isComparison(left) ? `(${format(left)})` : format(left);
}

function formatRight({ operator, right }: Binary): string {
  const isAsLoose = right.kind === 'binary' && RANK[right.operator] <= RANK[operator];
  return isAsLoose || right.kind === 'negative' || isComparison(right) ? `(${format(right)})` : format(right);
}

function isComparison({ kind }: DiceExpression): boolean {
  return kind === 'passes' || kind === 'test';
}
