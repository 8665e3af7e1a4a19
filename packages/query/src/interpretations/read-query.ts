/** Queries as typed: in the query language, or in plain words. */
import type { CheckResult } from '@rangefinder/rules';
import { type CatalogQuery, parseQuery } from '../language/parse-query.js';
import { interpretPlainWords } from './plain-words.js';

/** Signs of the query language. */
const SIGNS = /[:<>=|()"&~/]|(?:^|\s)-/;

/**
 * A query. Plain words with a negation are taken as a whole: the query language would read `jump` in `without jump jets` as a
 * condition of its own.
 */
export function readQuery(query: string): CheckResult<CatalogQuery> {
  const parsed = parseQuery(query);
  const isNegated =
    !SIGNS.test(query) &&
    interpretPlainWords(query)
      ?.conditions.split(' ')
      .some((condition) => condition.startsWith('-'));
  return parsed.ok && isNegated
    ? { ok: true, value: { ...parsed.value, filter: { text: query }, conditions: '', alternatives: [] } }
    : parsed;
}
