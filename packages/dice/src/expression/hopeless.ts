/** Dice that are asked to pass with what none of their faces shows: nearly always the sum was meant. */
import { type DiceExpression, HOLDS, type Passes } from './ast.js';

/**
 * The first count of dice that can only be 0; `undefined` where there is none.
 * @example hopelessPasses(parsed.expression) // of 2d6>=7 the whole, of (2d6)>=7 undefined
 */
export function hopelessPasses(expression: DiceExpression): Passes | undefined {
  switch (expression.kind) {
    case 'passes':
      return isHopeless(expression) ? expression : undefined;
    case 'test':
    case 'binary':
      return hopelessPasses(expression.left) ?? hopelessPasses(expression.right);
    case 'negative':
      return hopelessPasses(expression.operand);
    default:
      return undefined;
  }
}

const isHopeless = ({ pool, comparison, target }: Passes): boolean =>
  Array.from({ length: pool.faces }, (_, index) => index + 1).every((face) => !HOLDS[comparison](face, target));

/** The same comparison with the sum of the dice: `(2d6)>=7` of `2d6>=7`. */
export const ofTheSum = ({ pool, comparison, target }: Passes): DiceExpression => ({
  kind: 'test',
  left: pool,
  comparison,
  right: { kind: 'number', value: target },
});
