/** Explains a dice expression in a sentence: how it was parsed, and how to write the other interpretation. */
import { type DiceExpression, format, impossiblePasses, parseExpression, testOfSum } from '@rangefinder/dice';
import type { Problem } from '../calculator/problems.js';
import type { Language, Text } from '../text/language.js';
import { number, percentage } from '../text/numbers.js';
import type { RolledDice } from './rolled-dice.js';

type Of<K extends DiceExpression['kind']> = Extract<DiceExpression, { kind: K }>;
type Comparison = Of<'passes'>['comparison'];

const COMPARED: Readonly<Record<Comparison, Text>> = {
  '>=': { en: 'at least', ru: 'не меньше' },
  '<=': { en: 'at most', ru: 'не больше' },
  '>': { en: 'more than', ru: 'больше' },
  '<': { en: 'less than', ru: 'меньше' },
  '=': { en: 'exactly', ru: 'ровно' },
  '!=': { en: 'anything but', ru: 'не' },
};

/**
 * Summarizes a roll in one sentence.
 * @example diceSummary(rolled, 'en') // '4d6>=5: dice of 4d6 that show at least 5, 1.333 on average. For the sum: (4d6)>=5.'
 */
export function diceSummary({ expression, mean }: Pick<RolledDice, 'mean' | 'expression'>, language: Language): string {
  const parsed = parseExpression(expression);
  if (!parsed.ok) throw new Error(`${expression} was an expression when it was rolled`);
  return `${expression}: ${reading(parsed.expression)[language](mean)}`;
}

type Reading = { readonly [L in Language]: (mean: number) => string };

const average: Reading = {
  en: (mean) => `${number(mean, 'en')} on average`,
  ru: (mean) => `в среднем ${number(mean, 'ru')}`,
};

function reading(expression: DiceExpression): Reading {
  if (expression.kind === 'passes') return passesReading(expression);
  if (expression.kind === 'test') return testReading(expression);
  return { en: (value) => `${average.en(value)}.`, ru: (value) => `${average.ru(value)}.` };
}

function passesReading(expression: Of<'passes'>): Reading {
  const { pool, comparison, target } = expression;
  const [dice, sum] = [format(pool), format(testOfSum(expression))];
  return {
    en: (mean) => `dice of ${dice} that show ${COMPARED[comparison].en} ${target}, ${average.en(mean)}. For the sum: ${sum}.`,
    ru: (mean) => `кубики из ${dice}, на которых ${COMPARED[comparison].ru} ${target}, ${average.ru(mean)}. Для суммы: ${sum}.`,
  };
}

/** The mean of a comparison is its odds. */
function testReading({ left, comparison, right }: Of<'test'>): Reading {
  const share = (mean: number, language: Language) => percentage(Math.round(mean * 1_000) / 10, language);
  const [first, second] = [format(left), format(right)];
  const other = countOf({ left, comparison, right });
  return {
    en: (mean) =>
      `1 where ${first} is ${COMPARED[comparison].en} ${second}, else 0: ${share(mean, 'en')}.${other ? ` For dice that pass: ${other}.` : ''}`,
    ru: (mean) =>
      `1, если ${first} ${COMPARED[comparison].ru} ${second}, иначе 0: ${share(mean, 'ru')}.${other ? ` Для числа успешных кубиков: ${other}.` : ''}`,
  };
}

/** The count of dice that passes, if a comparison is of a pool with a number that its dice can show. */
function countOf({ left, comparison, right }: Pick<Of<'test'>, 'left' | 'comparison' | 'right'>): string | undefined {
  if (left.kind !== 'pool' || right.kind !== 'number') return undefined;
  const passes = { kind: 'passes', pool: left, comparison, target: right.value } as const;
  return impossiblePasses(passes) ? undefined : format(passes);
}

/** The problem of a count of dice that no face can pass. */
export function impossiblePassesProblem(expression: DiceExpression): Problem | undefined {
  const passes = impossiblePasses(expression);
  if (!passes) return undefined;
  const [sum, { faces }] = [format(testOfSum(passes)), passes.pool];
  return {
    code: 'OUT_OF_RANGE',
    path: ['expression'],
    given: format(passes),
    allowed: {
      en: `${sum} for the sum; for dice that pass one by one, what a d${faces} can show`,
      ru: `${sum} для суммы; для кубиков по одному — то, что бывает на d${faces}`,
    },
  };
}
