/** Finds counts of dice whose target no face shows. In nearly all such texts the author meant the sum of the dice. */
import { type DiceExpression, HOLDS, type Passes } from './ast.js';

/**
 * Returns the first count of dice whose target no face shows, or which no face passes; `undefined` if there is none.
 * @example impossiblePasses(parsed.expression) // for 2d6>=7 and 2d6!=7 the whole expression, for (2d6)>=7 undefined
 */
export function impossiblePasses(expression: DiceExpression): Passes | undefined {
  switch (expression.kind) {
    case 'passes':
      return cannotBeMeant(expression) ? expression : undefined;
    case 'test':
    case 'binary':
      return impossiblePasses(expression.left) ?? impossiblePasses(expression.right);
    case 'negative':
      return impossiblePasses(expression.operand);
    default:
      return undefined;
  }
}

function cannotBeMeant({ pool: { faces }, comparison, target }: Passes): boolean {
  if (target < 1 || target > faces) return true;
  return Array.from({ length: faces }, (_, index) => index + 1).every((face) => !HOLDS[comparison](face, target));
}

/** The same comparison applied to the sum of the dice: `(2d6)>=7` for `2d6>=7`. */
export const testOfSum = ({ pool, comparison, target }: Passes): DiceExpression => ({
  kind: 'test',
  left: pool,
  comparison,
  right: { kind: 'number', value: target },
});
