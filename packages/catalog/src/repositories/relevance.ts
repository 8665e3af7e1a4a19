/**
 * Relevance of a search result as a sort key: a digit (low is good), whether it is the base variant, the length of the name, and
 * the name. Whole names come before beginnings of names, then exact words, then other forms and beginnings of words, then similar
 * words.
 */
import { BASE, type ResolvedText } from '@rangefinder/query';
import { type RawBuilder, sql } from 'kysely';
import { lexeme } from '../database/lexeme.js';
import { tsqueryOf } from '../database/tsquery.js';

const isCalled = (names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`search_names like any(${names.map((name) => `%|${name.replace(/[\\%_]/g, '\\$&')}|%`)}::text[])`;

const ofBase = sql`case when search_vector @@ ${lexeme(BASE)}::tsquery then '0' || lpad(length(sort_name)::text, 3, '0') else '1' end`;

/** The sort key of an entry in a query on a searched table; of alternatives, the best. */
export function relevanceKey(resolved: ResolvedText): RawBuilder<string> {
  const { meant, alsoMeant, whole, close, alternatives = [] } = resolved;
  if (alternatives.length > 0) return sql<string>`least(${sql.join(alternatives.map(relevanceKey))})`;
  return sql<string>`(case
    when position(${`|${meant}|`} in search_names) > 0 then '1'
    when ${isCalled(alsoMeant)} then '2'
    when position(${`|${meant} `} in search_names) > 0 then '3'
    when position(${`|${meant}`} in search_names) > 0 then '4'
    when search_vector @@ ${tsqueryOf(whole)}::tsquery then '5'
    when search_vector @@ ${tsqueryOf(close)}::tsquery then '6'
    else '7' end || ${ofBase} || sort_name)`;
}
