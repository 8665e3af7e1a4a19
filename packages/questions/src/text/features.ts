/** What a question says, as far as its kind can be learned from it: its words, and how many values of each sort it has. */
import type { Token } from './tokens.js';

/** Sorts of values with the number of them that is told apart. */
const MAX_OF_SORT = { number: 4, dice: 2, card: 5, damage: 2 } as const;
type Sort = keyof typeof MAX_OF_SORT;

const isSort = (kind: Token['kind']): kind is Sort => kind in MAX_OF_SORT;

/**
 * The features of a question.
 * @example [...featuresOf(tokensOf('Rep 4, 24"'))] // ['rep', 'inch', 'number:2', 'dice:0', 'card:0', 'damage:0']
 */
export function featuresOf(tokens: readonly Token[]): ReadonlySet<string> {
  const counts: Record<Sort, number> = { number: 0, dice: 0, card: 0, damage: 0 };
  const words: string[] = [];
  for (const { kind, stem, isFigure } of tokens) {
    // A number that is written out is a word, too: “one of two”.
    if (kind === 'word' || (kind === 'number' && !isFigure)) words.push(stem);
    else if (isSort(kind)) counts[kind]++;
  }
  return new Set([...words, ...Object.entries(MAX_OF_SORT).map(([sort, most]) => `${sort}:${Math.min(most, counts[sort as Sort])}`)]);
}
