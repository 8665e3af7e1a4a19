/**
 * Sweeps a calculator over one or two arguments. The cost of all cells is estimated first; a light sweep is computed at once, a
 * heavy one in a worker thread.
 */
import {
  type AnyCalculator,
  CALCULATOR_IDS,
  type CheckResult,
  calculatorLike,
  cellsOf,
  choicesAllowed,
  draftOfCell,
  type Grid,
  type GridAxis,
  gridOf,
  type Language,
  type Problem,
  type PublicAnswer,
  planSweep,
  questionName,
  readTexts,
  withLists,
} from '@rangefinder/rules';
import type { ResolverContext } from '../context/resolver-context.js';
import { CATALOG_MS, CELL_COST_MS, CELL_MS, ENTRY_MS, LIGHT_MS, QUESTION_MS } from '../context/work/cost.js';
import { entryFiguresIn } from '../context/work/entry-figures.js';
import type { SweepTask } from '../context/work/worker-tasks.js';
import { askCalculator } from './ask-calculator.js';
import { printedName } from './catalog/built-in-entries.js';
import { countNamed, fillWithEntries } from './catalog-entries.js';

type Draft = Readonly<Record<string, unknown>>;

/** Arguments of a sweep. */
export interface SweepQuestion {
  /** Id of the calculator: `alpha-strike/target-number`. */
  readonly calculator: string;
  readonly draft: Draft;
  readonly figures?: readonly string[] | null | undefined;
  /** Indexes of the cell, one per axis, whose whole answer is wanted. */
  readonly explain?: readonly number[] | null | undefined;
}

/** A grid, and the whole answer of the explained cell. */
export interface Swept extends Grid {
  readonly calculator: string;
  readonly explained: (PublicAnswer & { readonly at: readonly number[] }) | null;
}

/** Returns a calculator by its id in any spelling, or a problem. */
export function calculatorBy(name: string): CheckResult<AnyCalculator> {
  const calculator = calculatorLike(name);
  if (calculator) return { ok: true, value: calculator };
  return {
    ok: false,
    problems: [{ code: 'UNKNOWN_VALUE', path: ['calculator'], given: name, ...choicesAllowed(CALCULATOR_IDS) }],
  };
}

/** Number of cells, to estimate the size of the answer. */
export function cellsAsked({ calculator: name, draft }: Pick<SweepQuestion, 'calculator' | 'draft'>): number {
  const calculator = calculatorLike(name);
  return calculator ? cellsOf(calculator, draft) : 0;
}

/** Whether the draft names catalog entries. */
export function sweepAsksCatalog({ calculator: name, draft }: Pick<SweepQuestion, 'calculator' | 'draft'>): boolean {
  const calculator = calculatorLike(name);
  return calculator !== undefined && countNamed(calculator, draft) > 0;
}

/** Returns the grid, or every problem of the arguments. Throws public errors. */
export async function sweepCalculator(question: SweepQuestion, language: Language, context: ResolverContext): Promise<CheckResult<Swept>> {
  const found = calculatorBy(question.calculator);
  if (!found.ok) return found;
  const calculator = found.value;
  const draft = withLists(calculator, readTexts(calculator.input, question.draft));
  const named = countNamed(calculator, draft);
  if (named > 0) context.budget.spend(CATALOG_MS + named * ENTRY_MS);
  const filled = named > 0 ? await fillWithEntries(calculator, draft, context) : { ok: true as const, value: { draft, entries: {} } };
  if (!filled.ok) return filled;
  const { system, name } = calculator;
  const grid = await gridFor(calculator, { system, name, figures: question.figures ?? undefined, ...filled.value }, language, context);
  if (!grid.ok) return grid;
  const explained = await explainedCell(calculator, draft, question.explain ?? undefined, language, context);
  const axes = grid.value.axes.map((axis) => namedAxis(axis, calculator.system, language));
  return explained.ok
    ? { ok: true, value: { ...grid.value, axes, calculator: questionName(calculator), explained: explained.value } }
    : explained;
}

/** Replaces ids of built-in entries by their names. */
const namedAxis = (axis: GridAxis, system: string, language: Language): GridAxis => ({
  ...axis,
  values: axis.values.map(({ value, label }) => ({ value, label: printedName(system, value)?.[language] ?? label })),
});

/** Plans the draft on the main thread only if that is cheap. A cost that depends on the arguments may take long to estimate. */
async function gridFor(
  calculator: AnyCalculator,
  task: SweepTask,
  language: Language,
  context: ResolverContext,
): Promise<CheckResult<Grid>> {
  const { budget, pool, caller } = context;
  const cells = cellsOf(calculator, task.draft);
  const own = cells * CELL_MS;
  const uniform = typeof calculator.cost === 'number' ? own + cells * calculator.cost : undefined;
  if (uniform !== undefined && uniform <= LIGHT_MS) {
    const plan = planSweep(calculator, task.draft, { figures: task.figures, entry: entryFiguresIn(task.entries) });
    if (!plan.ok) return plan;
    budget.spend(QUESTION_MS + uniform);
    return gridOf(plan.value, language);
  }
  const cost = await costInWorker(calculator, task, context);
  if (!cost.ok) return cost;
  await budget.admit(QUESTION_MS + cost.value + own);
  return pool.run('sweep', { ...task, language }, caller, { estimatedMs: cost.value + own });
}

/** Estimates the cost of the cells: from their number if it is uniform, else in a worker thread. */
async function costInWorker(
  { cost, ...calculator }: AnyCalculator,
  task: SweepTask,
  { budget, pool, caller }: ResolverContext,
): Promise<CheckResult<number>> {
  const cells = cellsOf({ cost, ...calculator }, task.draft);
  if (typeof cost === 'number') return { ok: true, value: cost * cells };
  const estimatedMs = cells * CELL_COST_MS;
  await budget.admit(estimatedMs);
  return pool.run('sweepCost', task, caller, { estimatedMs });
}

async function explainedCell(
  calculator: AnyCalculator,
  draft: Draft,
  at: readonly number[] | undefined,
  language: Language,
  context: ResolverContext,
): Promise<CheckResult<Swept['explained']>> {
  if (at === undefined) return { ok: true, value: null };
  const cell = draftOfCell(calculator, draft, at);
  if (cell === undefined) return { ok: false, problems: [outside(at)] };
  const answer = await askCalculator(calculator, cell as Draft, language, context);
  return answer.ok ? { ok: true, value: { ...(answer.value as PublicAnswer), at } } : answer;
}

const outside = (at: readonly number[]): Problem => ({
  code: 'OUT_OF_RANGE',
  path: ['explain'],
  given: at.join(','),
  allowed: {
    en: 'the place of a cell: a number for each input that varies, from 0',
    ru: 'место ячейки: по числу на каждый меняющийся вход, от 0',
  },
});
