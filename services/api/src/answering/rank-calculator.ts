/** Ranks every entry that matches a query, or every value of one argument, by a figure of a calculator. */
import { namesAsText } from '@rangefinder/catalog';
import {
  type AnyCalculator,
  type CheckResult,
  choicesAllowed,
  costOfCell,
  type Direction,
  directionOf,
  figureBy,
  findAxes,
  findQueries,
  type GridFigure,
  type Language,
  type LeftOut,
  type Problem,
  planSweep,
  principalFigure,
  principalFigures,
  put,
  questionName,
  type RankedCell,
  type Ranking,
  withoutPaths,
} from '@rangefinder/rules';
import type { RequestContext } from '../context/request-context.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { inTurns, yieldToOthers } from '../context/work/cooperative-scheduling.js';
import { CELL_MS, LIGHT_MS, QUESTION_MS } from '../context/work/cost.js';
import type { RankTask } from '../context/work/worker-tasks.js';
import { printedCost } from './catalog/built-in-entries.js';
import { countNamed } from './catalog-entries.js';
import { MAX_RANKED_GRID, rank } from './rank-in-worker.js';
import { type Field, fieldOf } from './ranked-field.js';
import { calculatorBy } from './sweep-calculator.js';

type Draft = Readonly<Record<string, unknown>>;

/** Arguments of a ranking. */
export interface RankingQuestion {
  readonly calculator: string;
  readonly draft: Draft;
  /** Path of the figure. The default is the principal figure of the calculator. */
  readonly by?: string | null | undefined;
  readonly perPoint: boolean;
  /** Default: the better end of the figure first; descending when no direction is better. */
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly figures?: readonly string[] | null | undefined;
  readonly first: number;
  /** Number of places before the page. */
  readonly offset: number;
}

/** A place in a ranking. */
export interface Ranked {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly points: number | null;
  readonly score: number;
  readonly values: RankedCell['values'];
}

/** A page of a ranking, with the entries that cannot be ranked. */
export interface RankingPageOf {
  readonly calculator: string;
  readonly input: string;
  readonly found: number;
  readonly ranked: number;
  readonly figures: readonly (Pick<GridFigure, 'figure' | 'label' | 'unit'> & Direction)[];
  /** The direction of the ranking, and whether the figure is divided by points. */
  readonly direction: 'asc' | 'desc';
  readonly perPoint: boolean;
  readonly nodes: readonly Ranked[];
  readonly leftOut: readonly (Pick<LeftOut, 'reason' | 'count' | 'text'> & { readonly example: string })[];
}

/** Sample size for the cost estimate. */
const SAMPLE = 40;
/** Looking up and sorting an entry. */
const RANK_MS = 0.005;

/** Whether a ranking reads the catalog. */
export function rankingAsksCatalog({ calculator: name, draft }: Pick<RankingQuestion, 'calculator' | 'draft'>): boolean {
  const found = calculatorBy(name);
  if (!found.ok) return false;
  return findQueries(found.value.input, withoutPaths(found.value.input, draft)).length > 0 || countNamed(found.value, draft) > 0;
}

/** Returns a page, or every problem of the arguments. Throws public errors. */
export async function rankCalculator(
  question: RankingQuestion,
  language: Language,
  context: ResolverContext,
): Promise<CheckResult<RankingPageOf>> {
  const calculator = calculatorBy(question.calculator);
  if (!calculator.ok) return calculator;
  const field = await fieldOf(calculator.value, question.draft, context);
  if (!field.ok) return field;
  const order = orderOf(question, field.value);
  if (!order.ok) return order;
  if (field.value.ids.length === 0) return { ok: true, value: nothing(question, field.value, order.value) };
  const task = taskOf(question, order.value, field.value, language);
  const cost = await costOf(field.value, task, context.caller);
  if (!cost.ok) return cost;
  const ranking = await rankWithin(cost.value, task, field.value, context);
  return ranking.ok ? { ok: true, value: pageOf(question, order.value, field.value, ranking.value, language) } : ranking;
}

/** The figure that determines the rank, and the direction. */
interface Order {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** The order of the ranking: the principal figure and its better end, unless given. */
function orderOf({ by: given, direction, perPoint }: RankingQuestion, { calculator, input }: Field): CheckResult<Order> {
  const by = given ?? principalFigure(calculator, input.split('.'));
  if (by === undefined) return { ok: false, problems: [noPrincipal(calculator)] };
  const figure = figureBy(calculator, by);
  if (!figure.ok) return figure;
  const { better } = directionOf(figure.value.field.better);
  if (perPoint && better === 'LOWER') return { ok: false, problems: [lowerPerPoint(by)] };
  return { ok: true, value: { by, direction: direction ?? (better === 'LOWER' ? 'asc' : 'desc') } };
}

const noPrincipal = (calculator: AnyCalculator): Problem => ({
  code: 'MISSING',
  path: ['by'],
  given: null,
  ...choicesAllowed(principalFigures(calculator.output, calculator.principal)),
});

const lowerPerPoint = (by: string): Problem => ({
  code: 'CONFLICT',
  path: ['perPoint'],
  given: true,
  allowed: {
    en: `a figure of which more is better; of ${by} less is better`,
    ru: `показатель, которого лучше побольше; ${by} — чем меньше, тем лучше`,
  },
});

const nothing = ({ perPoint }: RankingQuestion, { calculator, input }: Field, { direction }: Order): RankingPageOf => ({
  calculator: questionName(calculator),
  input,
  direction,
  perPoint,
  found: 0,
  ranked: 0,
  figures: [],
  nodes: [],
  leftOut: [],
});

function taskOf(question: RankingQuestion, { by, direction }: Order, field: Field, language: Language): RankTask {
  const { figures, perPoint, first, offset } = question;
  const { calculator, draft, ids, found, of } = field;
  const principal = principalFigures(calculator.output, calculator.principal);
  const wanted = [...new Set([by, ...(figures ?? principal)])];
  const points = perPoint ? ids.map((id) => pointsOf(field, id)) : undefined;
  const { system, name } = calculator;
  const entries = found && of ? { key: found.key, of } : null;
  return {
    system,
    name,
    draft,
    figures: wanted,
    order: { by: 0, descending: direction === 'desc', ...(points && { points }) },
    page: { offset, first },
    language,
    entries,
  };
}

/** The points of an entry: of the catalog, or built in. Null without a price. */
const pointsOf = ({ calculator, found }: Field, id: string): number | null =>
  (found ? found.registry.get(id)?.cost : printedCost(calculator.system, id)) ?? null;

/** Estimates the cost of all cells: exactly if it is uniform, else from a sample spread over the list. */
async function costOf(
  { calculator, ids, found, draft, input }: Field,
  { figures }: RankTask,
  caller: RequestContext,
): Promise<CheckResult<number>> {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE));
  const path = input.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const values = findAxes(calculator.input, draft).axes[0]?.values ?? [];
  const sample = values.filter((_, index) => index % step === 0);
  const plan = planSweep(calculator, put(draft, path, sample), { figures, entry: found?.registry.figures, maxGrid: MAX_RANKED_GRID });
  if (!plan.ok) return plan;
  // The estimate for one duel takes half a millisecond as a rule, and up to ten.
  const costs = await inTurns([...sample.keys()], caller, (cell) => costOfCell(plan.value, cell));
  return { ok: true, value: (costs.reduce((sum, cost) => sum + cost, 0) / sample.length) * ids.length };
}

const ENTRIES_BATCH_SIZE = 500;

async function rankWithin(
  cost: number,
  task: RankTask,
  { calculator, ids, found }: Field,
  context: ResolverContext,
): Promise<CheckResult<Ranking>> {
  const { budget, pool, caller } = context;
  const own = ids.length * (CELL_MS + RANK_MS);
  if (cost + own <= LIGHT_MS) {
    budget.spend(QUESTION_MS + cost + own);
    const sent = found && task.entries ? { ...task.entries, texts: [JSON.stringify(ids.map((id) => found.registry.get(id)))] } : null;
    return rank(calculator, { ...task, entries: sent }) as CheckResult<Ranking>;
  }
  await budget.admit(QUESTION_MS + cost + own);
  const ranking = await pool.run('rank', task, caller, { estimatedMs: cost + own });
  if (ranking || !found || !task.entries) return ranking as CheckResult<Ranking>;
  const texts: string[] = [];
  for (let at = 0; at < ids.length; at += ENTRIES_BATCH_SIZE) {
    texts.push(JSON.stringify(ids.slice(at, at + ENTRIES_BATCH_SIZE).map((id) => found.registry.get(id))));
    await yieldToOthers(caller);
  }
  return (await pool.run('rank', { ...task, entries: { ...task.entries, texts } }, caller)) as CheckResult<Ranking>;
}

function pageOf(question: RankingQuestion, order: Order, field: Field, ranking: Ranking, language: Language): RankingPageOf {
  const { calculator, ids, found, input, nameOf } = field;
  const named = (id: string): string => {
    const names = found?.namesOf(id);
    return names ? namesAsText(names)[language] : (nameOf?.(id, language) ?? id);
  };
  const { figures, page, ranked, leftOut } = ranking;
  return {
    calculator: questionName(calculator),
    input,
    found: ids.length,
    ranked,
    figures: figures.map(({ figure, label, unit, better, betterFor }) => ({ figure, label, unit, better, betterFor })),
    direction: order.direction,
    perPoint: question.perPoint,
    nodes: page.map(({ cell, rank: place, score, values }) => {
      const id = ids[cell] as string;
      return { rank: place, id, name: named(id), points: pointsOf(field, id), score, values };
    }),
    leftOut: leftOut.map(({ reason, count, text, cell }) => ({ reason, count, text, example: ids[cell] as string })),
  };
}
