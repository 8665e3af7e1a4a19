/**
 * Answers questions by their API address without a service, with the same results. Data that only the catalog has is missing: a
 * unit id fills in no figures, and weapons and armor have only their id and name.
 */
import { EXPRESSION_LIMITS, parseExpression } from '@rangefinder/dice';
import { answer } from '../calculator/answer.js';
import { choicesAllowed, type Problem } from '../calculator/problems.js';
import { type PublicAnswer, publicAnswer } from '../calculator/public.js';
import { type PublicProblem, publicProblem } from '../calculator/public-problem.js';
import { showingOf } from '../calculator/showing.js';
import type { Place } from '../reference/reference.js';
import { placesOf } from '../reference/system.js';
import { systems } from '../systems.js';
import type { Language, Text } from '../text/language.js';
import { CALCULATOR_IDS, calculatorLike } from './calculator-ids.js';
import { diceSummary, impossiblePassesProblem } from './dice-words.js';
import { expressionProblem } from './expression-problem.js';
import type { QuestionAnswer, QuestionArguments } from './question-types.js';
import { type RolledDice, rolledDice } from './rolled-dice.js';

export interface AskOptions {
  /** Default: `en`. */
  readonly language?: Language | undefined;
  /** Base URL of the rulebook for links to rules. Links are empty without it. */
  readonly site?: string | undefined;
}

/** An answer in the format of the service, or all problems of the question. */
export type AskResult<A = PublicAnswer> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly problems: readonly PublicProblem[] };

/** A distribution and a sentence that shows how the expression was parsed. */
export interface DiceAnswer extends RolledDice {
  readonly summary: string;
}

const places: ReadonlyMap<string, Place> = new Map(systems.flatMap((system) => [...placesOf(system)]));
const printed: ReadonlyMap<string, Text> = new Map(
  systems.flatMap(({ slug, printed: entries }) => entries.map(({ id, name }) => [`${slug}/${id}`, name] as const)),
);

/** The problem of an unknown question, with all valid names. */
const unknownQuestion = (question: string): Problem => ({
  code: 'UNKNOWN_VALUE',
  path: ['question'],
  given: question,
  ...choicesAllowed(CALCULATOR_IDS),
});

const refused = (problems: readonly Problem[], language: Language) => ({
  ok: false as const,
  problems: problems.map((problem) => publicProblem(problem, language)),
});

/**
 * Answers a question by the id of its calculator. Arguments and answer have the types of the calculator if the id is a literal.
 * @example ask('alpha-strike/target-number', { skill: 4, inches: 8 }) // { ok: true, answer: { target: 6, chance: { fraction:
 *   '13/18', … }, … } }
 */
export function ask<const Id extends string>(
  question: Id,
  draft: QuestionArguments<Id>,
  { language = 'en', site = '' }: AskOptions = {},
): AskResult<QuestionAnswer<Id>> {
  const calculator = calculatorLike(question);
  if (!calculator) return refused([unknownQuestion(question)], language);
  const result = answer(calculator, draft, language);
  if (!result.ok) return refused(result.problems, language);
  const { system } = calculator;
  const known = { place: (id: string) => places.get(id)?.title, entry: (id: string) => printed.get(`${system}/${id}`) };
  const shown = publicAnswer(calculator, result.value, showingOf(system, known, language, site));
  return { ok: true, answer: shown as QuestionAnswer<Id> };
}

const tooCostly = (expression: string): Problem => ({
  code: 'OUT_OF_RANGE',
  path: ['expression'],
  given: expression,
  allowed: {
    en: `dice that can be counted in ${EXPRESSION_LIMITS.milliseconds} ms`,
    ru: `кубики, которые считаются за ${EXPRESSION_LIMITS.milliseconds} мс`,
  },
});

/**
 * The exact distribution of a dice expression.
 * @example askDice('3d6kh2') // { ok: true, answer: { mean: 8.458333333333334, outcomes: […], … } }
 */
export function askDice(expression: string, { language = 'en' }: Pick<AskOptions, 'language'> = {}): AskResult<DiceAnswer> {
  const parsed = parseExpression(expression);
  if (!parsed.ok)
    return refused([parsed.error.code === 'too-costly' ? tooCostly(expression) : expressionProblem(parsed.error, expression)], language);
  const impossible = impossiblePassesProblem(parsed.expression);
  if (impossible) return refused([impossible], language);
  const rolled = rolledDice(expression);
  return { ok: true, answer: { ...rolled, summary: diceSummary(rolled, language) } };
}
