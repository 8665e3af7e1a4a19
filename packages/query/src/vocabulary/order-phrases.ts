/** Phrases that ask for an order by a figure: `sorted by armor`, `by falling speed`. */

/** Words before a figure that ask for an order: the usual one, and either direction. */
interface OrderWords {
  readonly usual: readonly string[];
  readonly rising: readonly string[];
  readonly falling: readonly string[];
}

/**
 * Phrases that ask for an order.
 * @param figures words of each figure by the usual order of it: `-armor` begins with the most
 * @example orderPhrases({ '-armor': ['armor'] }, { usual: ['by'], rising: ['by rising'], falling: [] })['by rising armor'] // 'sort:armor'
 */
export const orderPhrases = (
  figures: Readonly<Record<string, readonly string[]>>,
  { usual, rising, falling }: OrderWords,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([order, names]) => {
      const field = order.replace('-', '');
      return names.flatMap((name) => [
        ...usual.map((words) => [`${words} ${name}`, `sort:${order}`] as const),
        ...rising.flatMap((words) => [`${words} ${name}`, `${name} ${words}`].map((phrase) => [phrase, `sort:${field}`] as const)),
        ...falling.flatMap((words) => [`${words} ${name}`, `${name} ${words}`].map((phrase) => [phrase, `sort:-${field}`] as const)),
      ]);
    }),
  );
