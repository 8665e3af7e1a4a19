/** Lists of phrases by their meaning. */

/**
 * Phrases with the query that they mean.
 * @param lists phrases by query, with semicolons between them
 * @example meaning({ 'sort:pv': 'cheap; cheapest' }).cheapest // 'sort:pv'
 */
export const meaning = (lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([query, phrases]) => phrases.split(';').map((phrase) => [phrase.trim().replace(/\s+/g, ' '), query])),
  );
