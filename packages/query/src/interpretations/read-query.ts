/** Queries as typed: in the query language, or in plain words. */
import type { CheckResult } from '@rangefinder/rules';
import { type CatalogQuery, parseQuery } from '../language/parse-query.js';
import { interpretPlainWords } from './plain-words.js';

/** Signs of the query language. */
const SIGNS = /[:<>=|()"&~/]|(?:^|\s)-/;

/**
 * A query. Plain words are taken as a whole where the query language would take a word out of a phrase: `jump` out of `without jump
 * jets` or `with jump jets`.
 */
export function readQuery(query: string): CheckResult<CatalogQuery> {
  const parsed = parseQuery(query);
  return parsed.ok && !SIGNS.test(query) && breaksPhrase(query, parsed.value)
    ? { ok: true, value: { ...parsed.value, filter: { text: query }, conditions: '', alternatives: [] } }
    : parsed;
}

/** Whether the words have a meaning together that those outside of conditions have lost. */
function breaksPhrase(query: string, { conditions, filter: { text = '' } }: CatalogQuery): boolean {
  const whole = interpretPlainWords(query);
  if (whole?.conditions.split(' ').some((condition) => condition.startsWith('-'))) return true;
  return conditions !== '' && text !== '' && whole?.text === '' && interpretPlainWords(text)?.text !== '';
}
