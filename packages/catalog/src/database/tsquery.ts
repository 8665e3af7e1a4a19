/** Word queries as `tsquery` texts of Postgres. */
import type { WordQuery } from '@rangefinder/query';
import { lexeme } from './lexeme.js';

/**
 * The text of a `tsquery`; empty for a query that everything fulfills.
 * @example tsqueryOf({ kind: 'any', of: [{ kind: 'word', word: 'atlas', isPrefix: true }] }) // "('atlas':*)"
 */
export function tsqueryOf(query: WordQuery): string {
  if (query.kind === 'word') return `${lexeme(query.word)}${query.isPrefix ? ':*' : ''}`;
  if (query.kind === 'not') return query.query.kind === 'all' ? `!(${tsqueryOf(query.query)})` : `!${tsqueryOf(query.query)}`;
  return query.kind === 'all'
    ? query.of
        .map(tsqueryOf)
        .filter((text) => text !== '')
        .join(' & ')
    : `(${query.of.map(tsqueryOf).join(' | ')})`;
}
