/** Exact distributions of dice expressions: light ones at once, heavy ones in a worker thread. */
import { EXPRESSION_LIMITS, expressionCost, parseExpression } from '@rangefinder/dice';
import { type CheckResult, expressionProblem, impossiblePassesProblem, type RolledDice, rolledDice } from '@rangefinder/rules';
import { failure, thrown } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { LIGHT_MS, QUESTION_MS } from '../context/work/cost.js';

const { milliseconds: MAX_ROLL_MS } = EXPRESSION_LIMITS;

/** Returns the distribution of an expression, or its syntax errors. Throws TOO_COMPLEX over the cost limit. */
export async function rollDice(text: string, { budget, pool, caller, language }: ResolverContext): Promise<CheckResult<RolledDice>> {
  const parsed = parseExpression(text);
  if (!parsed.ok && parsed.error.code === 'too-costly')
    throw thrown(failure('TOO_COMPLEX', TEXTS.diceTooCostly(MAX_ROLL_MS), language, { limit: MAX_ROLL_MS }));
  if (!parsed.ok) return { ok: false, problems: [expressionProblem(parsed.error, text)] };
  const impossible = impossiblePassesProblem(parsed.expression);
  if (impossible) return { ok: false, problems: [impossible] };
  const { milliseconds } = expressionCost(parsed.expression);
  if (milliseconds > LIGHT_MS) {
    await budget.admit(QUESTION_MS + milliseconds);
    return { ok: true, value: await pool.run('dice', { expression: text }, caller, { estimatedMs: milliseconds }) };
  }
  budget.spend(QUESTION_MS + milliseconds);
  return { ok: true, value: rolledDice(text) };
}
