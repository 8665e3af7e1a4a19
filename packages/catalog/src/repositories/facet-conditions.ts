/** Conditions on the search vector: exact values, names, figures of abilities. */
import {
  type AbilityCondition,
  abilityKey,
  adjacentNames,
  facet,
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

/** Names whose words must be adjacent; the search vector alone answers single words. */
export const nameConditions = (names: UnitFilter['names']): readonly RawBuilder<boolean>[] =>
  adjacentNames(names).map((any) => sql<boolean>`translate(search_names, '|', ' ') like any(${any.map(containing)}::text[])`);

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Values below one, which cards print as `0*`, count as a half. */
const FIGURE = `case when figure[2] = '*' then 0.5 else figure[1]::real end`;

/** Conditions on figures in ability facets: `=special:if2`. Units with the ability are few, and found by its prefix. */
export function abilityConditions({ ability, ...bounds }: AbilityCondition): readonly RawBuilder<boolean>[] {
  const key = facet('special', abilityKey(ability));
  const value = sql<number>`${sql.raw(`(${FIGURE})`)}`;
  const all = realConditions(value, bounds);
  return [
    sql<boolean>`search_vector @@ ${`${lexeme(key)}:*`}::tsquery`,
    sql<boolean>`exists (select from unnest(tsvector_to_array(search_vector)) as code,
      regexp_matches(substr(code, ${key.length + 1}::integer), '(\\d{1,6}(?:\\.\\d+)?)(\\*?)', 'g') as figure
      where starts_with(code, ${key}) and substr(code, ${key.length + 1}::integer) ~ '^-?\\d'
        and ${sql.join([...all], sql` and `)})`,
  ];
}
