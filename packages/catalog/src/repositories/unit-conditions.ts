/** SQL conditions of unit filters, in the form of the indexes. */
import { facetQuery, type UnitFilter, valuesOf } from '@rangefinder/query';
import { type RawBuilder, sql } from 'kysely';
import { tsqueryOf } from '../database/tsquery.js';
import { storableText } from '../text/storable.js';
import { abilityConditions, nameConditions, patternConditions, possibleAvailabilityConditions } from './facet-conditions.js';
import { figureComparison, figureConditions } from './figure-conditions.js';

/** Context of a filter. */
export interface FilterContext {
  /** Tsqueries of nested texts. */
  readonly words?: ReadonlyMap<string, string | undefined>;
  /** Whether unknown availability counts as a match. */
  readonly isPossible?: boolean;
}

/** Joins conditions with AND; an empty list is true. */
export const and = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

/** All conditions of a filter except its text, which needs the dictionary. */
export function unitConditions(filter: UnitFilter, context: FilterContext = {}): readonly RawBuilder<boolean>[] {
  const { system, kind, inPlay = true, figures, abilityFigures, sourceKeys, anyOf, noneOf, names } = filter;
  const { isPossible = false } = context;
  const facets = facetQuery(filter, isPossible);
  return [
    ...oneOf(sql`system`, valuesOf(system)),
    ...oneOf(sql`kind`, valuesOf(kind)),
    ...(inPlay === null ? [] : [inPlay ? sql<boolean>`in_play` : sql<boolean>`not in_play`]),
    ...keyConditions(sourceKeys),
    ...(figures ?? []).flatMap(figureConditions),
    ...(filter.comparisons ?? []).map(figureComparison),
    // Last, since it is the most expensive: in an ordered scan, most rows have failed before.
    ...(facets === undefined ? [] : [sql<boolean>`search_vector @@ ${tsqueryOf(facets)}::tsquery`]),
    ...(isPossible ? possibleAvailabilityConditions(filter) : []),
    ...nameConditions(names),
    ...patternConditions(filter.patterns),
    ...(abilityFigures ?? []).flatMap(abilityConditions),
    ...(anyOf ?? []).map((filters) => anyCondition(filters, context)),
    ...(noneOf ?? []).map((each) => sql<boolean>`(${nested(each, { ...context, isPossible: !isPossible })}) is not true`),
  ];
}

function keyConditions(keys: UnitFilter['sourceKeys']): readonly RawBuilder<boolean>[] {
  if (!keys) return [];
  const { range } = keys;
  const isInRange =
    range && sql<boolean>`case when source_id ~ '^\\d{1,9}$' then source_id::integer between ${range.from} and ${range.to} else false end`;
  return [sql<boolean>`source = ${keys.source}`, ...oneOf(sql`source_id`, keys.keys), ...(isInRange ? [isInRange] : [])];
}

const oneOf = (column: RawBuilder<unknown>, values: readonly string[]): readonly RawBuilder<boolean>[] => {
  if (values.length === 0) return [];
  const [only, ...others] = values.map(storableText);
  return [others.length === 0 ? sql<boolean>`${column} = ${only}` : sql<boolean>`${column} = any(${values.map(storableText)}::text[])`];
};

const anyCondition = (filters: readonly UnitFilter[], context: FilterContext): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    filters.map((each) => sql`(${nested(each, context)})`),
    sql` or `,
  )})`;

/** Conditions of a nested filter, which does not depend on `inPlay` by default. */
function nested(filter: UnitFilter, context: FilterContext): RawBuilder<boolean> {
  const { text, inPlay = null } = filter;
  const match = typeof text === 'string' ? context.words?.get(text) : undefined;
  const hasWords =
    typeof text !== 'string' ? [] : [match === undefined ? sql<boolean>`false` : sql<boolean>`search_vector @@ ${match}::tsquery`];
  return and([...unitConditions({ ...filter, inPlay }, context), ...hasWords]);
}

/** Texts of nested filters. */
export const nestedTexts = ({ anyOf = [], noneOf = [] }: UnitFilter): readonly string[] =>
  [...anyOf.flat(), ...noneOf].flatMap((each) => [...(typeof each.text === 'string' ? [each.text] : []), ...nestedTexts(each)]);
