/** Resolves the parts of a filter that need the catalog: nested texts, and values that only the catalog knows. */
import { type CheckResult, type Problem, same } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { knownValues } from '../domain/known-values.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import type { Tables } from '../schema.js';
import { resolveText } from '../words/resolve-text.js';
import { facetTerm } from './facet-conditions.js';
import { type FilterValue, filterValues, withAbilities, withKnownNames } from './filter-values.js';
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
  const checked = await checkValues(db, plain, values);
  return checked.ok ? { ok: true, value: await ask({ filter: checked.value, words }) } : checked;
}

async function wordsIn(db: Kysely<Tables>, filter: UnitFilter): Promise<ResolvedFilter['words']> {
  const words = new Map<string, string | undefined>();
  for (const text of new Set(nestedTexts(filter))) words.set(text, (await resolveText(db, text, { isExact: true }))?.match);
  return words;
}

async function checkValues(db: Kysely<Tables>, filter: UnitFilter, values: readonly FilterValue[]): Promise<CheckResult<UnitFilter>> {
  const there = await areThere(db, [...values, ...values.filter(isAbility).map(begun)]);
  const missing = values.filter((value) => !there.has(keyOf(value)));
  const unknown = missing.filter((value) => !(isAbility(value) && there.has(keyOf(begun(value)))));
  if (unknown.length > 0) return { ok: false, problems: await Promise.all(unknown.map((value) => problemOf(db, value))) };
  const beginnings = new Set(missing.map(({ value }) => value));
  return { ok: true, value: withAbilities(filter, (ability) => (beginnings.has(ability) ? `${ability}*` : ability)) };
}

const isAbility = ({ name, value }: FilterValue): boolean => name === 'special' && !value.endsWith('*');
const begun = (value: FilterValue): FilterValue => ({ ...value, value: `${value.value}*` });
const keyOf = ({ name, value }: FilterValue): string => facetTerm(name, value);

/** Facet terms that some unit has; each subquery stops at the first unit. */
async function areThere(db: Kysely<Tables>, values: readonly FilterValue[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(values.map(keyOf))];
  if (keys.length === 0) return new Set();
  const each = keys.map((key) => sql`exists (select from units where search_vector @@ ${key}::tsquery)`);
  const { rows } = await sql<{ there: readonly boolean[] }>`select array[${sql.join(each)}] as there`.execute(db);
  return new Set(keys.filter((_, index) => rows[0]?.there[index]));
}

async function problemOf(db: Kysely<Tables>, filterValue: FilterValue): Promise<Problem> {
  const { name, path, value } = filterValue;
  const choices = await choicesOf(db, name);
  const allowed = choices.slice(0, MAX_LISTED).join(', ') + (choices.length > MAX_LISTED ? ', …' : '');
  return { code: 'UNKNOWN_VALUE', path, given: value.replace(/\*$/, ''), allowed: same(allowed), choices };
}
/** Maximum number of choices in a message. */
const MAX_LISTED = 24;

/** Number of units that are sampled for the choices of a message. */
const SAMPLE_SIZE = 8_000;
const MAX_CHOICES = 400;

async function choicesOf(db: Kysely<Tables>, name: string): Promise<readonly string[]> {
  const known = name === 'faction' ? ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.map(({ id }) => id)) : knownValues(name);
  if (known.length > 0) return known;
  const start = `=${name}:`;
  const { rows } = await sql<{ value: string }>`
    select value from (
      select distinct substr(facet, ${start.length + 1}::integer) as value
      from (select search_vector from units limit ${SAMPLE_SIZE}) as looked, unnest(tsvector_to_array(search_vector)) as facet
      where starts_with(facet, ${start})
    ) as every where value !~ '\\d[*/,)]|[(]' order by length(value), value limit ${MAX_CHOICES}`.execute(db);
  return rows.map(({ value }) => value);
}
