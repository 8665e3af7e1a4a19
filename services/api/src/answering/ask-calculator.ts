/**
 * A question put to a calculator: the one function behind every door. Figures of catalog entries are filled in, the draft is
 * checked, the cost is known; then a light question is answered at once and a heavy one in a worker thread.
 */
import { type AnyCalculator, answerChecked, type CheckResult, check, costOf, type Language } from '@rangefinder/rules';
import type { ResolverContext } from '../context/resolver-context.js';
import { CATALOG_MS, ENTRY_MS, LIGHT_MS, QUESTION_MS } from '../context/work/cost.js';
import { countNamed, fillFromCatalog } from './catalog-entries.js';
import { answerFor } from './public-answer.js';

type Draft = Readonly<Record<string, unknown>>;
/** At once where the question is light, since a promise costs as much as an answer. */
type Soon<T> = T | Promise<T>;

/** The public answer, or everything that is wrong with the draft. Throws errors of the closed list: `TOO_COMPLEX`, `OVERLOADED`, `CATALOG_UNAVAILABLE`. */
export function askCalculator(
  calculator: AnyCalculator,
  draft: Draft,
  language: Language,
  context: ResolverContext,
): Soon<CheckResult<object>> {
  const named = countNamed(calculator, draft);
  if (named === 0) return answerDraft(calculator, draft, language, context);
  context.budget.spend(CATALOG_MS + named * ENTRY_MS);
  return fillFromCatalog(calculator, draft, context).then((filled) =>
    filled.ok ? answerDraft(calculator, filled.value, language, context) : filled,
  );
}

function answerDraft(calculator: AnyCalculator, draft: Draft, language: Language, context: ResolverContext): Soon<CheckResult<object>> {
  const checked = check(calculator, draft);
  if (!checked.ok) return checked;
  const cost = costOf(calculator, checked.value);
  if (cost > LIGHT_MS) return answerAside(calculator, draft, cost, language, context);
  context.budget.spend(QUESTION_MS + cost);
  const answer = answerChecked(calculator, checked.value, language);
  return { ok: true, value: answerFor(calculator, answer, language, context.publicUrl) };
}

async function answerAside(
  calculator: AnyCalculator,
  draft: Draft,
  cost: number,
  language: Language,
  { budget, pool, caller, publicUrl }: ResolverContext,
): Promise<CheckResult<object>> {
  await budget.admit(QUESTION_MS + cost);
  const { system, name } = calculator;
  const answer = await pool.run('answer', { system, name, draft, language }, caller);
  return { ok: true, value: answerFor(calculator, answer, language, publicUrl) };
}
