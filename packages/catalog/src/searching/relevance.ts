/**
 * How well an entry fits what was typed, as the key that results are sorted by: four digits, low is good, then the name. Whole
 * names come before names that begin so, then those that hold the very words, then other forms and beginnings, then what only sounds like it.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ResolvedText } from '../words/resolve-text.js';

/** The sort key of an entry in a query whose rows have the columns of a searched table. */
export function relevanceKey({ meant, whole, close }: ResolvedText): RawBuilder<string> {
  return sql<string>`(case
    when position(${`|${meant}|`} in search_names) > 0 then '1000'
    when position(${`|${meant} `} in search_names) > 0 then '2000'
    when position(${`|${meant}`} in search_names) > 0 then '3000'
    when search_vector @@ ${whole}::tsquery then '4000'
    when search_vector @@ ${close}::tsquery then '5000'
    else '6000' end || sort_name)`;
}
