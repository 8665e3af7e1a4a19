/** One number for each of several: “both hit for 5 each”, «по 5 за выстрел, попали оба». */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';

/** How many have the same number. */
export interface CountOfEach {
  readonly count: number;
  readonly value: number;
  readonly place: number;
}

const EACH: ReadonlySet<string> = new Set(listed('each apiece every groups clusters of по каждый каждая каждое'));
/** Words between the number and the word for each. */
const REACH = 2;
const MAX_COUNT = 12;

/** What a word counts: 2 for “both”. */
const countOf = ({ kind, value = 0, isFigure, folded }: Token): number =>
  folded === 'both' ? 2 : kind === 'number' && !isFigure && value > 1 && value <= MAX_COUNT ? value : 0;

/**
 * The word that counts what a single number of a list is said of.
 * @param values numbers of the list as read; a counting word may be among them
 */
export function countOfEach(tokens: readonly Token[], used: ReadonlySet<number>, values: readonly number[]): CountOfEach | undefined {
  const figures = [...tokens.entries()].filter(
    ([place, { kind, isFigure, value }]) => kind === 'number' && isFigure && used.has(place) && values.includes(value ?? -1),
  );
  const [first, ...others] = figures;
  if (!first || others.length > 0) return undefined;
  const [place, { value = 0 }] = first;
  const around = tokens.slice(Math.max(0, place - REACH), place + REACH + 1);
  const counts = [...tokens.entries()].filter(([, token]) => countOf(token) > 0);
  const [count] = counts;
  const isEach = around.some(({ folded }) => EACH.has(folded));
  return isEach && count && counts.length === 1 ? { count: countOf(count[1]), value, place: count[0] } : undefined;
}
