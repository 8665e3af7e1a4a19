/** Dice that are asked to pass with what none of their faces shows: nearly always the sum was meant. */
import { type DiceExpression, HOLDS, type Passes } from './ast.js';

/**
 * The first count of dice that can only be 0; `undefined` where there is none.
 * @example impossiblePasses(parsed.expression) // of 2d6>=7 the whole, of (2d6)>=7 undefined
 */
export function impossiblePasses(expression: DiceExpression): Passes | undefined {
  switch (expression.kind) {
    case 'passes':
      return isImpossible(expression) ? expression : undefined;
    case 'test':
    case 'binary':
      return impossiblePasses(expression.left) ?? impossiblePasses(expression.right);
    case 'negative':
      return impossiblePasses(expression.operand);
    default:
      return undefined;
  }
}

const isImpossible = ({ pool, comparison, target }: Passes): boolean =>
  Array.from({ length: pool.faces }, (_, index) => index + 1).every((face) => !HOLDS[comparison](face, target));

/** The same comparison with the sum of the dice: `(2d6)>=7` of `2d6>=7`. */
export const testOfSum = ({ pool, comparison, target }: Passes): DiceExpression => ({
  kind: 'test',
  left: pool,
  comparison,
  right: { kind: 'number', value: target },
});
