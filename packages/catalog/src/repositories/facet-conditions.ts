/** Conditions on the search vector: exact values, names, figures of abilities. */
import {
  type AbilityCondition,
  abilityKey,
  adjacentNames,
  facet,
  facetPatterns,
  possibleAvailability,
  SYSTEMS_WITH_AVAILABILITY,
  type UnitFilter,
} from '@rangefinder/query';
import { type RawBuilder, sql } from 'kysely';
import { lexeme } from '../database/lexeme.js';
import { tsqueryOf } from '../database/tsquery.js';
import { realConditions } from './figure-conditions.js';

/** Units with an availability, or with an unknown one. */
export const possibleAvailabilityConditions = (filter: UnitFilter): readonly RawBuilder<boolean>[] =>
  possibleAvailability(filter).map(
    ({ known, unknown }) => sql<boolean>`(search_vector @@ ${tsqueryOf(known)}::tsquery
      or (system = any(${SYSTEMS_WITH_AVAILABILITY}::text[]) and search_vector @@ ${tsqueryOf(unknown)}::tsquery))`,
  );

/** Names whose words must be adjacent, and those with stars before letters; the search vector alone answers single words. */
export const nameConditions = (names: UnitFilter['names']): readonly RawBuilder<boolean>[] =>
  adjacentNames(names).map((any) => {
    const like = any.map(containing);
    return any.every(({ length }) => length === 1)
      ? sql<boolean>`translate(search_names, '|', ' ') like any(${like}::text[])`
      : sql<boolean>`exists (select from unnest(string_to_array(search_names, '|')) as name where ' ' || name || ' ' like any(${like}::text[]))`;
  });

const containing = (texts: readonly string[]): string => `%${texts.map((text) => text.replace(/[\\%_]/g, '\\$&')).join('%')}%`;

/** Values below one, which cards print as `0*`, count as a half. */
const FIGURE = `case when figure[2] = '*' then 0.5 else figure[1]::real end`;

/** Figures alone, so that `c3m2` is no `c`. */
const ONLY_FIGURES = '^(?:-/|-?\\d)[\\d.*/d-]*$';

const isThere = (key: string): readonly RawBuilder<boolean>[] => [sql<boolean>`search_vector @@ ${`${lexeme(key)}:*`}::tsquery`];

/** Bounds of the figures of an ability by their places. */
function byPlace(key: string, places: NonNullable<AbilityCondition['places']>): RawBuilder<boolean> {
  const rest = sql`substr(code, ${key.length + 1}::integer)`;
  const all = places.flatMap((bounds, index) => {
    const part = sql`split_part(${rest}, '/', ${index + 1}::integer)`;
    const value = sql<number>`(case when ${part} like '%*' then 0.5 else substring(${part} from '\\d{1,6}(?:\\.\\d+)?')::real end)`;
    return bounds === null ? [] : [sql<boolean>`${value} is not null`, ...realConditions(value, bounds)];
  });
  return sql<boolean>`exists (select from unnest(tsvector_to_array(search_vector)) as code
    where starts_with(code, ${key}) and ${rest} ~ ${ONLY_FIGURES} and ${sql.join([sql`true`, ...all], sql` and `)})`;
}

const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Exact values with stars at any place. */
export const patternConditions = (patterns: UnitFilter['patterns']): readonly RawBuilder<boolean>[] =>
  (patterns ?? []).map((pattern) => {
    const all = facetPatterns(pattern).map((parts) => parts.map(likeText).join('%'));
    return sql<boolean>`exists (select from unnest(tsvector_to_array(search_vector)) as value where value like any(${all}::text[]))`;
  });

/** Conditions on figures in ability facets: `=special:if2`. Units with the ability are few, and found by its prefix. */
export function abilityConditions({ ability, places, ...bounds }: AbilityCondition): readonly RawBuilder<boolean>[] {
  const key = facet('special', abilityKey(ability));
  const value = sql<number>`${sql.raw(`(${FIGURE})`)}`;
  const all = realConditions(value, bounds);
  if (places !== undefined) return [...isThere(key), byPlace(key, places)];
  return [
    ...isThere(key),
    sql<boolean>`exists (select from unnest(tsvector_to_array(search_vector)) as code,
      regexp_matches(substr(code, ${key.length + 1}::integer), '(\\d{1,6}(?:\\.\\d+)?)(\\*?)', 'g') as figure
      where starts_with(code, ${key}) and substr(code, ${key.length + 1}::integer) ~ ${ONLY_FIGURES}
        and ${sql.join([...all], sql` and `)})`,
  ];
}
