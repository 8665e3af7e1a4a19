/**
 * Answers a calculator for every transport. Fills in figures of catalog entries, validates the draft, estimates the cost, and
 * computes light operations at once and heavy ones in a worker thread.
 */
import { type AnyCalculator, answerChecked, type CheckResult, check, costOf, type Language } from '@rangefinder/rules';
import type { MaybePromise } from '../context/maybe-promise.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { CATALOG_MS, ENTRY_MS, LIGHT_MS, QUESTION_MS } from '../context/work/cost.js';
import { countNamed, fillFromCatalog } from './catalog-entries.js';
import { answerFor } from './public-answer.js';

type Draft = Readonly<Record<string, unknown>>;

/** Returns the public answer, or every problem of the draft. Throws `TOO_COMPLEX`, `OVERLOADED` or `CATALOG_UNAVAILABLE`. */
export function askCalculator(
  calculator: AnyCalculator,
  draft: Draft,
  language: Language,
  context: ResolverContext,
): MaybePromise<CheckResult<object>> {
  const named = countNamed(calculator, draft);
  if (named === 0) return answerDraft(calculator, draft, language, context);
  context.budget.spend(CATALOG_MS + named * ENTRY_MS);
  return fillFromCatalog(calculator, draft, context).then((filled) =>
    filled.ok ? answerDraft(calculator, filled.value, language, context) : filled,
  );
}

function answerDraft(
  calculator: AnyCalculator,
  draft: Draft,
  language: Language,
  context: ResolverContext,
): MaybePromise<CheckResult<object>> {
  const checked = check(calculator, draft);
  if (!checked.ok) return checked;
  const cost = costOf(calculator, checked.value);
  if (cost > LIGHT_MS) return answerInWorker(calculator, draft, cost, language, context);
  context.budget.spend(QUESTION_MS + cost);
  const answer = answerChecked(calculator, checked.value, language);
  return { ok: true, value: answerFor(calculator, answer, language, context.publicUrl) };
}

async function answerInWorker(
  calculator: AnyCalculator,
  draft: Draft,
  cost: number,
  language: Language,
  { budget, pool, caller, publicUrl }: ResolverContext,
): Promise<CheckResult<object>> {
  await budget.admit(QUESTION_MS + cost);
  const { system, name } = calculator;
  const answer = await pool.run('answer', { system, name, draft, language }, caller, { estimatedMs: cost });
  return { ok: true, value: answerFor(calculator, answer, language, publicUrl) };
}
