/** Filters of units as conditions that the indexes answer. */
import { type RawBuilder, sql } from 'kysely';
import { type UnitFilter, valuesOf } from '../domain/unit-filter.js';
import { storableText } from '../text/storable.js';
import { abilityConditions, facetQuery, nameConditions, possibleAvailability } from './facet-conditions.js';
import { figureConditions } from './figure-conditions.js';

/** What a filter is read with. */
export interface FilterContext {
  /** Matches of texts that stand deeper in a filter, where names have their words. */
  readonly words?: ReadonlyMap<string, string | undefined>;
  /** Whether what is not known counts as yes: who may field a unit. */
  readonly isPossible?: boolean;
}

/** Conditions joined; none are always true. */
export const and = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

/** All conditions of a filter but its text, which takes a look into the dictionary first. */
export function unitConditions(filter: UnitFilter, context: FilterContext = {}): readonly RawBuilder<boolean>[] {
  const { system, kind, inPlay = true, figures, abilityFigures, sourceKeys, anyOf, noneOf, names } = filter;
  const { isPossible = false } = context;
  const facets = facetQuery(filter, isPossible);
  return [
    ...oneOf(sql`system`, valuesOf(system)),
    ...oneOf(sql`kind`, valuesOf(kind)),
    ...(inPlay === null ? [] : [inPlay ? sql<boolean>`in_play` : sql<boolean>`not in_play`]),
    ...(sourceKeys ? [sql<boolean>`source = ${sourceKeys.source}`, ...oneOf(sql`source_id`, sourceKeys.keys)] : []),
    ...(figures ?? []).flatMap(figureConditions),
    // Last, since it takes longest: where a walk along an order looks at every row, most have failed before.
    ...(facets === undefined ? [] : [sql<boolean>`search_vector @@ ${facets}::tsquery`]),
    ...(isPossible ? possibleAvailability(filter) : []),
    ...nameConditions(names),
    ...(abilityFigures ?? []).flatMap(abilityConditions),
    ...(anyOf ?? []).map((filters) => anyCondition(filters, context)),
    ...(noneOf ?? []).map((each) => sql<boolean>`(${nested(each, { ...context, isPossible: !isPossible })}) is not true`),
  ];
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

/** A filter within one: it does not ask by itself whether a unit is in play. */
function nested(filter: UnitFilter, context: FilterContext): RawBuilder<boolean> {
  const { text, inPlay = null } = filter;
  const match = typeof text === 'string' ? context.words?.get(text) : undefined;
  const hasWords =
    typeof text !== 'string' ? [] : [match === undefined ? sql<boolean>`false` : sql<boolean>`search_vector @@ ${match}::tsquery`];
  return and([...unitConditions({ ...filter, inPlay }, context), ...hasWords]);
}

/** Texts that stand deeper in a filter. */
export const nestedTexts = ({ anyOf = [], noneOf = [] }: UnitFilter): readonly string[] =>
  [...anyOf.flat(), ...noneOf].flatMap((each) => [...(typeof each.text === 'string' ? [each.text] : []), ...nestedTexts(each)]);
