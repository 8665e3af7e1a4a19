/** Resolves the parts of a filter that need the catalog: nested texts, and values that only the catalog knows. */
import {
  COMPOSED_VALUE,
  checkValues,
  type FilterValue,
  facetsToCheck,
  filterValues,
  listedChoices,
  MAX_CHOICES,
  type UnitFilter,
  unknownValueProblem,
  withKnownNames,
} from '@rangefinder/query';
import type { CheckResult, Problem } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tsqueryOf } from '../database/tsquery.js';
import type { Tables } from '../schema.js';
import { resolveText } from '../words/resolve-text.js';
import { type FilterContext, nestedTexts, unitConditions } from './unit-conditions.js';

/** A filter with its lookups. */
export interface ResolvedFilter {
  readonly filter: UnitFilter;
  readonly words: NonNullable<FilterContext['words']>;
}

/** SQL conditions of a resolved filter. */
export const conditionsOf = ({ filter, words }: ResolvedFilter, isPossible = false): readonly RawBuilder<boolean>[] =>
  unitConditions(filter, { words, isPossible });

/**
 * Runs a query with a resolved filter, or returns problems for unknown values. If nothing can match without a value, a non-empty
 * result proves that it exists, which saves the check. An ability that no unit has is taken as a prefix: `C3` for `C3M`.
 */
export async function withResolvedFilter<T>(
  db: Kysely<Tables>,
  filter: UnitFilter,
  ask: (resolvedFilter: ResolvedFilter) => Promise<T>,
  isEmpty: (answer: T) => boolean,
): Promise<CheckResult<T>> {
  const plain = withKnownNames(filter);
  const values = filterValues(plain);
  const words = await wordsIn(db, plain);
  if (values.every(({ isNeeded }) => isNeeded)) {
    const answer = await ask({ filter: plain, words });
    if (values.length === 0 || !isEmpty(answer)) return { ok: true, value: answer };
  }
  const checked = await checkFilterValues(db, plain, values);
  return checked.ok ? { ok: true, value: await ask({ filter: checked.value, words }) } : checked;
}

/** Tsqueries of the texts in nested filters. */
export async function wordsIn(db: Kysely<Tables>, filter: UnitFilter): Promise<ResolvedFilter['words']> {
  const words = new Map<string, string | undefined>();
  for (const text of new Set(nestedTexts(filter))) {
    const match = (await resolveText(db, text, { isExact: true }))?.match;
    words.set(text, match && tsqueryOf(match));
  }
  return words;
}

async function checkFilterValues(db: Kysely<Tables>, filter: UnitFilter, values: readonly FilterValue[]): Promise<CheckResult<UnitFilter>> {
  const existing = await existingFacets(db, facetsToCheck(values).map(tsqueryOf));
  const checked = checkValues(filter, values, (query) => existing.has(tsqueryOf(query)));
  if ('filter' in checked) return { ok: true, value: checked.filter };
  return { ok: false, problems: await problemsOf(db, checked.unknown) };
}

/** The queries that some unit fulfills; each stops at the first. */
async function existingFacets(db: Kysely<Tables>, queries: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(queries)];
  if (keys.length === 0) return new Set();
  const each = keys.map((key) => sql`exists (select from units where search_vector @@ ${key}::tsquery)`);
  const { rows } = await sql<{ there: readonly boolean[] }>`select array[${sql.join(each)}] as there`.execute(db);
  return new Set(keys.filter((_, index) => rows[0]?.there[index]));
}

/** The choices of a facet are read once for all its values. */
async function problemsOf(db: Kysely<Tables>, unknown: readonly FilterValue[]): Promise<readonly Problem[]> {
  const choices = new Map<string, readonly string[]>();
  for (const name of new Set(unknown.map((value) => value.name))) choices.set(name, await choicesOf(db, name));
  return unknown.map((value) => unknownValueProblem(value, choices.get(value.name) ?? []));
}

/** Units to take choices from, for a message only. */
const SAMPLE_SIZE = 8_000;

const SOURCE = 'source';

/** Ids of sources, each found along the index: the units of an operator came last, so no sample has them. */
async function sourceIds(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive found (id) as (
      select min(source) from units
      union all select (select min(source) from units where source > found.id) from found where found.id is not null
    ) select id from found where id is not null limit ${MAX_CHOICES}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The values of a facet, those of most units first. */
async function choicesOf(db: Kysely<Tables>, name: string): Promise<readonly string[]> {
  const known = listedChoices(name);
  if (known.length > 0) return known;
  if (name === SOURCE) return sourceIds(db);
  const start = `=${name}:`;
  const { rows } = await sql<{ value: string }>`
    select value from (
      select substr(facet, ${start.length + 1}::integer) as value
      from (select search_vector from units limit ${SAMPLE_SIZE}) as looked, unnest(tsvector_to_array(search_vector)) as facet
      where starts_with(facet, ${start})
    ) as every where value !~ ${COMPOSED_VALUE} group by value order by count(*) desc, value limit ${MAX_CHOICES}`.execute(db);
  return rows.map(({ value }) => value);
}
