/** Ranks every entry that matches a query, or every value of one argument, by a figure of a calculator. */
import { foldText, namesAsText } from '@rangefinder/catalog';
import {
  type AnyCalculator,
  type CheckResult,
  choicesAllowed,
  costOfSweep,
  type Direction,
  directionOf,
  type FoundQuery,
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
  readTexts,
  valueLabel,
  withListed,
  withLists,
} from '@rangefinder/rules';
import type { ResolverContext } from '../context/resolver-context.js';
import { yieldToOthers } from '../context/work/cooperative-scheduling.js';
import { CATALOG_MS, CELL_MS, ENTRY_MS, LIGHT_MS, QUESTION_MS } from '../context/work/cost.js';
import type { RankTask } from '../context/work/worker-tasks.js';
import { printedCost, printedName } from './catalog/built-in-entries.js';
import { countNamed, fillWithEntries } from './catalog-entries.js';
import { entriesByIds, type FoundEntries, findEntries } from './found-entries.js';
import { MAX_RANKED_GRID, rank } from './rank-in-worker.js';
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

/** The draft with all values of one argument, and the entries among them. */
interface Field {
  readonly calculator: AnyCalculator;
  readonly draft: Draft;
  readonly input: string;
  readonly ids: readonly string[];
  readonly found?: FoundEntries | undefined;
  /** Name of a value that is not a catalog entry. */
  readonly nameOf?: (id: string, language: Language) => string;
  readonly of?: FoundQuery['field']['of'] | undefined;
}

/** Sample size for the cost estimate. */
const SAMPLE = 40;
/** Looking up and sorting an entry. */
const RANK_MS = 0.005;

/** Whether a ranking reads the catalog. */
export function rankingAsksCatalog({ calculator: name, draft }: Pick<RankingQuestion, 'calculator' | 'draft'>): boolean {
  const found = calculatorBy(name);
  return found.ok && (findQueries(found.value.input, draft).length > 0 || countNamed(found.value, draft) > 0);
}

/** Returns a page, or every problem of the arguments. Throws public errors. */
export async function rankCalculator(
  question: RankingQuestion,
  language: Language,
  context: ResolverContext,
): Promise<CheckResult<RankingPageOf>> {
  const calculator = calculatorBy(question.calculator);
  if (!calculator.ok) return calculator;
  const draft = withListed(calculator.value.input, readTexts(calculator.value.input, question.draft), listedBy(calculator.value.system));
  const field = await fieldOf(calculator.value, draft, context);
  if (!field.ok) return field;
  const order = orderOf(question, field.value);
  if (!order.ok) return order;
  if (field.value.ids.length === 0) return { ok: true, value: nothing(question, field.value, order.value) };
  const task = taskOf(question, order.value, field.value, language);
  const cost = await costOf(field.value, task);
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
  const { better } = directionOf(figureBy(calculator, by)?.field.better);
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

const EVERYTHING = '*';

/** Whether a query finds a built-in entry: `*`, or words of its names. */
const listedBy =
  (system: string) =>
  (id: string, query: string): boolean => {
    const name = printedName(system, id);
    const names = foldText([id, ...Object.values(name ?? {})].join(' '));
    return (
      query === EVERYTHING ||
      foldText(query)
        .split(/\s+/)
        .filter(Boolean)
        .every((word) => names.includes(word))
    );
  };

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

/** Collects the entries or values to rank. */
async function fieldOf(calculator: AnyCalculator, draft: Draft, context: ResolverContext): Promise<CheckResult<Field>> {
  const queries = findQueries(calculator.input, draft);
  const [query, second] = queries;
  const several = findAxes(calculator.input, draft).axes;
  if (second || several.length + queries.length !== 1) return { ok: false, problems: [oneInput(second?.path ?? several[1]?.path ?? [])] };
  const named = countNamed(calculator, draft);
  if (named > 0) context.budget.spend(CATALOG_MS + named * ENTRY_MS);
  if (!query) return severalOf(calculator, draft, named, context);
  const filled = named > 0 ? await fillWithEntries(calculator, draft, context) : { ok: true as const, value: { draft } };
  if (!filled.ok) return filled;
  const found = await findEntries(query, calculator.system, context);
  if (!found.ok) return found;
  const { ids } = found.value;
  const input = query.path.join('.');
  return {
    ok: true,
    value: { calculator, draft: put(filled.value.draft, query.path, ids) as Draft, input, ids, found: found.value, of: query.field.of },
  };
}

const oneInput = (path: Problem['path']): Problem => ({
  code: 'CONFLICT',
  path,
  given: null,
  allowed: {
    en: 'one input that varies: a query, such as { query: "pv<=30" }, in place of an entry of the catalog, or several values',
    ru: 'один меняющийся вход: запрос вида { query: "pv<=30" } вместо записи каталога или несколько значений',
  },
});

/** Values listed in the draft. Entries among them are ranked like query results. */
async function severalOf(calculator: AnyCalculator, draft: Draft, named: number, context: ResolverContext): Promise<CheckResult<Field>> {
  const spread = withLists(calculator, draft);
  const filled =
    named > 0 ? await fillWithEntries(calculator, spread, context) : { ok: true as const, value: { draft: spread, entries: {} } };
  if (!filled.ok) return filled;
  const [axis] = findAxes(calculator.input, spread).axes;
  if (!axis) return { ok: false, problems: [oneInput([])] };
  const { path, field, values } = axis;
  const ids = values.map(String);
  const ranked = { calculator, draft: filled.value.draft, input: path.join('.'), ids };
  if (field.kind !== 'catalog') {
    const nameOf = (id: string, language: Language) => printedName(calculator.system, id)?.[language] ?? valueLabel(field, id, language);
    return { ok: true, value: { ...ranked, nameOf } };
  }
  const found = await entriesByIds({ path, field }, ids, calculator.system, context);
  return found.ok ? { ok: true, value: { ...ranked, found: found.value, of: field.of } } : found;
}

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
async function costOf({ calculator, ids, found, draft, input }: Field, { figures }: RankTask): Promise<CheckResult<number>> {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE));
  const path = input.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const values = findAxes(calculator.input, draft).axes[0]?.values ?? [];
  const sample = values.filter((_, index) => index % step === 0);
  const plan = planSweep(calculator, put(draft, path, sample), { figures, entry: found?.registry.figures, maxGrid: MAX_RANKED_GRID });
  if (!plan.ok) return plan;
  return { ok: true, value: (costOfSweep(plan.value) / sample.length) * ids.length };
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
