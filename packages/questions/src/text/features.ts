/**
 * What a question says, as far as its kind can be learned from it: its words, each two that follow each other, and how many values of
 * each sort it has.
 */
import type { Token } from './tokens.js';

/** Sorts of values with the number of them that is told apart. */
const MAX_OF_SORT = { number: 4, dice: 2, card: 5, damage: 2 } as const;
type Sort = keyof typeof MAX_OF_SORT;

const isSort = (kind: Token['kind']): kind is Sort => kind in MAX_OF_SORT;

/** Joins two words that follow each other. No word has it. */
const PAIR = '_';
const [START, END] = ['^', '$'];

/** Whether a feature is two words that follow each other. */
export const isPair = (feature: string): boolean => feature.includes(PAIR);

/**
 * The features of a question.
 * @example [...featuresOf(tokensOf('Rep 4'))] // ['rep', 'number:1', 'dice:0', 'card:0', 'damage:0', '^_rep', 'rep_#number', '#number_$']
 */
export function featuresOf(tokens: readonly Token[]): ReadonlySet<string> {
  const counts: Record<Sort, number> = { number: 0, dice: 0, card: 0, damage: 0 };
  const words: string[] = [];
  const inOrder: string[] = [START];
  for (const { kind, stem, isFigure } of tokens) {
    // A number that is written out is a word, too: “one of two”.
    const isWord = kind === 'word' || (kind === 'number' && !isFigure);
    inOrder.push(isWord ? stem : `#${kind}`);
    if (isWord) words.push(stem);
    else if (isSort(kind)) counts[kind]++;
  }
  const values = Object.entries(MAX_OF_SORT).map(([sort, most]) => `${sort}:${Math.min(most, counts[sort as Sort])}`);
  const pairs = [...inOrder, END].slice(1).map((next, at) => `${inOrder[at]}${PAIR}${next}`);
  return new Set([...words, ...values, ...pairs]);
}
