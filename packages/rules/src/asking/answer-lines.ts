/** An answer as text for language models: the summary, the principal figures, then each step with its rule. */
import type { AnyCalculator } from '../calculator/calculator.js';
import { isObject } from '../calculator/flat.js';
import type { PublicAnswer } from '../calculator/public.js';
import { principalFigures } from '../calculator/sweep/figures.js';

/**
 * The lines of an answer. A refusal has only its reason.
 * @example answerLines(targetNumber, answer)[0] // 'Target number 6 on 2D6, odds 13/18 (72.2%): skill 4, range +2.'
 */
export function answerLines(calculator: AnyCalculator, answer: PublicAnswer): readonly string[] {
  const { allowed, summary, steps } = answer;
  if (!allowed) return [summary];
  const paths = principalFigures(calculator.output, calculator.principal);
  const others = Object.keys(calculator.output).filter((name) => !paths.some((path) => path.split('.')[0] === name));
  return [
    summary,
    ...paths.map((path) => `${path}: ${JSON.stringify(at(answer, path))}`),
    ...steps.map(({ label, text, rule }) => `- ${label}: ${text} [${rule.id}]`),
    ...(others.length > 0 ? [`More with fields: ${others.join(', ')}`] : []),
  ];
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, step) => {
    const inner = Array.isArray(held) ? held.at(step === 'last' ? -1 : Number(step)) : isObject(held) ? held[step] : undefined;
    return inner ?? null;
  }, value);
