/** The distribution of a dice expression. Pure, so that worker threads can compute it too. */
import { type Distribution, expressionCost, fraction, mean, parseExpression, roll, standardDeviation, toDecimal } from '@rangefinder/dice';
import { chanceOf, type PublicChance } from '../calculator/public.js';

/**
 * One outcome with its odds.
 * @public named in the declarations of other modules
 */
export interface RolledOutcome {
  readonly value: number;
  readonly chance: PublicChance;
  readonly atLeast: PublicChance;
}

/** The complete distribution of an expression. */
export interface RolledDice {
  readonly expression: string;
  /** Every outcome, ascending. Null when there are more than `MAX_LISTED_OUTCOMES`. */
  readonly outcomes: readonly RolledOutcome[] | null;
  readonly outcomesCount: number;
  readonly mean: number;
  readonly standardDeviation: number;
}

/** Maximum number of outcomes in an answer. */
export const MAX_LISTED_OUTCOMES = 2_000;

/** The distribution of an expression accepted by `parseExpression`. */
export function rolledDice(text: string): RolledDice {
  const rolled = roll(text);
  if (!rolled.ok) throw new Error(`${text} was an expression when it was checked`);
  const { expression, distribution } = rolled;
  const outcomesCount = distribution.outcomes.length;
  return {
    expression,
    outcomes: outcomesCount > MAX_LISTED_OUTCOMES ? null : withOdds(distribution),
    outcomesCount,
    mean: toDecimal(mean(distribution)),
    standardDeviation: standardDeviation(distribution),
  };
}

function withOdds({ outcomes, total }: Distribution<number>): readonly RolledOutcome[] {
  let rest = total;
  return outcomes.map(({ value, weight }) => {
    const outcome = { value, chance: chanceOf(fraction(weight, total)), atLeast: chanceOf(fraction(rest, total)) };
    rest -= weight;
    return outcome;
  });
}

/** Maximum number of outcomes that the answer lists; 0 for invalid text. */
export function outcomesOf(text: string): number {
  const parsed = parseExpression(text);
  return parsed.ok ? Math.min(expressionCost(parsed.expression).outcomes, MAX_LISTED_OUTCOMES) : 0;
}
