/** Any dice expression, exactly: light ones at once, heavy ones in a worker thread. */
import {
  type Distribution,
  EXPRESSION_LIMITS,
  type ExpressionError,
  expressionCost,
  fraction,
  mean,
  parseExpression,
  roll,
  standardDeviation,
  toDecimal,
} from '@rangefinder/dice';
import type { CheckResult, Language, Problem, Text } from '@rangefinder/rules';
import type { Context } from '../context.js';
import { failure, thrown } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import { LIGHT_MS, QUESTION_MS } from '../work/cost.js';
import { type Chance, chanceOf } from './chance.js';

/**
 * One outcome with its odds.
 * @public named in the declarations of other modules
 */
export interface RolledOutcome {
  readonly value: number;
  readonly chance: Chance;
  readonly atLeast: Chance;
}

/** The whole distribution of an expression. */
export interface RolledDice {
  readonly expression: string;
  /** Every outcome, ascending; null where there are more than an answer lists. */
  readonly outcomes: readonly RolledOutcome[] | null;
  readonly outcomesCount: number;
  readonly mean: number;
  readonly standardDeviation: number;
}

const { milliseconds: MAX_ROLL_MS } = EXPRESSION_LIMITS;
/** Outcomes that an answer lists. */
export const MAX_LISTED_OUTCOMES = 2_000;

/** The distribution of an expression that `parseExpression` takes. */
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

/** How many outcomes an answer will list, at most; none for what is no expression. */
export function outcomesOf(text: string): number {
  const parsed = parseExpression(text);
  return parsed.ok ? Math.min(expressionCost(parsed.expression).outcomes, MAX_LISTED_OUTCOMES) : 0;
}

/** Rolls an expression, or says what is wrong with it; throws TOO_COMPLEX for one that would take too long. */
export async function rollDice(text: string, { budget, pool, asker, language }: Context): Promise<CheckResult<RolledDice>> {
  const parsed = parseExpression(text);
  if (!parsed.ok && parsed.error.code === 'too-costly')
    throw thrown(failure('TOO_COMPLEX', TEXTS.diceTooCostly(MAX_ROLL_MS), language, { limit: MAX_ROLL_MS }));
  if (!parsed.ok) return { ok: false, problems: [expressionProblem(parsed.error)] };
  const { milliseconds } = expressionCost(parsed.expression);
  if (milliseconds > LIGHT_MS) {
    await budget.admit(QUESTION_MS + milliseconds);
    return { ok: true, value: await pool.run('dice', { expression: text }, asker) };
  }
  budget.spend(QUESTION_MS + milliseconds);
  return { ok: true, value: rolledDice(text) };
}

/** Parts of the language that the errors of an expression name by a word. */
const PARTS: Readonly<Record<string, Text>> = {
  number: { en: 'a number', ru: 'число' },
  dice: { en: 'dice', ru: 'кубики' },
  comparison: { en: 'a comparison', ru: 'сравнение' },
  end: { en: 'the end', ru: 'конец' },
};

function expressionProblem({ position, found, expected }: ExpressionError): Problem {
  const wanted = (language: Language) => expected.map((part) => PARTS[part]?.[language] ?? part).join(', ');
  return {
    code: 'BAD_FORMAT',
    path: ['expression', position],
    given: found,
    allowed: { en: `at character ${position + 1}: ${wanted('en')}`, ru: `знак ${position + 1}: ${wanted('ru')}` },
  };
}
