/** The entries, or the values of one argument, that a ranking compares. */
import { foldText } from '@rangefinder/catalog';
import {
  type AnyCalculator,
  type CheckResult,
  type FoundQuery,
  findAxes,
  findQueries,
  type Language,
  type Problem,
  put,
  readTexts,
  valueLabel,
  withListed,
  withLists,
  withoutPaths,
} from '@rangefinder/rules';
import type { ResolverContext } from '../context/resolver-context.js';
import { CATALOG_MS, ENTRY_MS } from '../context/work/cost.js';
import { printedName } from './catalog/built-in-entries.js';
import { countNamed, fillWithEntries } from './catalog-entries.js';
import { entriesByIds, type FoundEntries, findEntries } from './found-entries.js';

type Draft = Readonly<Record<string, unknown>>;

/** The draft with all values of one argument, and the entries among them. */
export interface Field {
  readonly calculator: AnyCalculator;
  readonly draft: Draft;
  readonly input: string;
  readonly ids: readonly string[];
  readonly found?: FoundEntries | undefined;
  /** Name of a value that is not a catalog entry. */
  readonly nameOf?: (id: string, language: Language) => string;
  readonly of?: FoundQuery['field']['of'] | undefined;
}

/** Collects the entries or values to rank. */
export async function fieldOf(calculator: AnyCalculator, given: Draft, context: ResolverContext): Promise<CheckResult<Field>> {
  const listed = withListed(calculator.input, readTexts(calculator.input, given), listedBy(calculator.system));
  const draft = withoutPaths(calculator.input, listed);
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
