/** Any dice expression, exactly: light ones at once, heavy ones in a worker thread. */
import { EXPRESSION_LIMITS, type ExpressionError, expressionCost, parseExpression } from '@rangefinder/dice';
import type { CheckResult, Language, Problem, Text } from '@rangefinder/rules';
import type { Context } from '../context.js';
import { failure, thrown } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import { LIGHT_MS, QUESTION_MS } from '../work/cost.js';
import { hopelessProblem } from './dice-words.js';
import { type RolledDice, rolledDice } from './rolled-dice.js';

const { milliseconds: MAX_ROLL_MS } = EXPRESSION_LIMITS;

/** Rolls an expression, or says what is wrong with it; throws TOO_COMPLEX for one that would take too long. */
export async function rollDice(text: string, { budget, pool, asker, language }: Context): Promise<CheckResult<RolledDice>> {
  const parsed = parseExpression(text);
  if (!parsed.ok && parsed.error.code === 'too-costly')
    throw thrown(failure('TOO_COMPLEX', TEXTS.diceTooCostly(MAX_ROLL_MS), language, { limit: MAX_ROLL_MS }));
  if (!parsed.ok) return { ok: false, problems: [expressionProblem(parsed.error)] };
  const hopeless = hopelessProblem(parsed.expression);
  if (hopeless) return { ok: false, problems: [hopeless] };
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
