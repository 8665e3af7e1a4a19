/** Table tests of the texts and the steps of answers. */
import { type Fraction, toText } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { answer } from '../calculator/answer.js';
import { type AnyCalculator, check } from '../calculator/calculator.js';
import type { Language } from '../text/language.js';

/** The summary and the steps of an answer, one per line. */
function answerText(calculator: AnyCalculator, draft: object, language: Language): string {
  const answered = answer(calculator, draft, language);
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  const { summary, steps } = answered.value;
  return [summary, ...steps.map(({ label, text }) => `${label}: ${text}`)].join('\n');
}

/** A draft, and a part of the answer's text in each language. */
type AnswerTextCase = readonly [draft: object, en: string, ru: string];

/**
 * Tests that the texts of answers contain the expected parts.
 * @example testAnswerTexts(ramDamage, [[{ inches: 4, size: 1, targetSize: 4 }, 'takes 1 on a hit and none on a miss', 'и ничего при
 *   промахе']])
 */
export const testAnswerTexts = (calculator: AnyCalculator, cases: readonly AnswerTextCase[]): void =>
  test.each(cases)('%j: %s', (draft, en, ru) => {
    expect(answerText(calculator, draft, 'en')).toContain(en);
    expect(answerText(calculator, draft, 'ru')).toContain(ru);
  });

const inText = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'numerator' in value ? toText(value as Fraction) : value;

/** The steps of an answer as data: key, value, rule and inputs. */
function traceOf(calculator: AnyCalculator, draft: object): readonly string[] {
  const checked = check(calculator, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return calculator
    .resolve(checked.value)
    .steps.map(
      ({ key, value, rule, given }) =>
        `${key} ${Object.is(value, -0) ? '-0' : value} ${rule.replace(`${calculator.system}/`, '')} ${JSON.stringify(given, inText)}`,
    );
}

/**
 * Tests that answers have these steps, each as `key value rule given`.
 * @example testSteps(heat, [[{ heat: 1, fired: false }, ['start 1 heat {"heat":1}', …]]])
 */
export const testSteps = (calculator: AnyCalculator, traces: readonly (readonly [draft: object, steps: readonly string[]])[]): void =>
  test.each(traces)('%j', (draft, steps) => expect(traceOf(calculator, draft)).toEqual(steps));
