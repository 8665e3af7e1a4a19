/**
 * A boolean query over a set of words: words of names, and facets such as `=role:scout`. The catalog prints it as a `tsquery` of Postgres,
 * the evaluator runs it on the words of a unit.
 */

/** A word or the beginning of one; several queries of which all or any must hold; a query that must not hold. */
export type WordQuery =
  | { readonly kind: 'word'; readonly word: string; readonly isPrefix: boolean }
  | { readonly kind: 'all' | 'any'; readonly of: readonly WordQuery[] }
  | { readonly kind: 'not'; readonly query: WordQuery };

export const wordQuery = (word: string, isPrefix = false): WordQuery => ({ kind: 'word', word, isPrefix });
export const allOf = (of: readonly WordQuery[]): WordQuery => ({ kind: 'all', of });
export const anyOf = (of: readonly WordQuery[]): WordQuery => ({ kind: 'any', of });
export const not = (query: WordQuery): WordQuery => ({ kind: 'not', query });

/**
 * Whether a set of words fulfills a query. An empty `all` holds of every set.
 * @example holdsWords(wordQuery('atl', true), new Set(['atlas', 'as7', 'd'])) // true
 */
export function holdsWords(query: WordQuery, words: ReadonlySet<string>): boolean {
  switch (query.kind) {
    case 'word':
      return query.isPrefix ? someBegins(words, query.word) : words.has(query.word);
    case 'all':
      return query.of.every((each) => holdsWords(each, words));
    case 'any':
      return query.of.some((each) => holdsWords(each, words));
    default:
      return !holdsWords(query.query, words);
  }
}

function someBegins(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}
