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
/** What several of have a number each: “both shots”, “three groups”, «обе очереди». */
const COUNTED =
  /^(?:shots?|bursts?|hits?|salvos?|rounds?|shells?|groups?|clusters?|выстрел|очеред|снаряд|групп|кластер|попадани|залп|раза?$)/u;
/** Words between the number and the word for each. */
const REACH = 2;
const MAX_COUNT = 12;
const COUNTS: ReadonlyMap<string, number> = new Map(listed('both обоими обеими обоих обеих').map((word) => [word, 2] as const));

/** What a word counts: 2 for “both”. */
const countOf = ({ kind, value = 0, isFigure, folded }: Token): number =>
  COUNTS.get(folded) ?? (kind === 'number' && !isFigure && value > 1 && value <= MAX_COUNT ? value : 0);

/**
 * The word that counts what a single number of a list is said of.
 * @param values numbers of the list as read; a counting word may be among them
 * @param isListed whether the numbers stand together as a list, in which none counts by itself
 */
export function countOfEach(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  values: readonly number[],
  isListed: boolean,
): CountOfEach | undefined {
  const numbers = [...tokens.entries()].filter(
    ([place, { kind, value }]) => kind === 'number' && used.has(place) && values.includes(value ?? -1),
  );
  const noun = [...tokens.keys(), tokens.length].find((place) => countBefore(tokens, place, used, values) > 0);
  const [place, ...others] = numbers.map(([at]) => at).filter((at) => noun === undefined || at !== noun - 1);
  const value = tokens[place ?? -1]?.value;
  // “Rotary AC/2, four shots of 2” says its damage twice.
  if (place === undefined || value === undefined || others.some((at) => tokens[at]?.value !== value)) return undefined;
  if (noun !== undefined) return { count: countBefore(tokens, noun, used, values), value, place: noun - 1 };
  if (isListed) return undefined;
  const around = tokens.slice(Math.max(0, place - REACH), place + REACH + 1);
  const counts = [...tokens.entries()].filter(([at, token]) => at !== place && countOf(token) > 0 && !used.has(at));
  const [count] = counts;
  const isEach = around.some(({ folded }) => EACH.has(folded));
  return isEach && count && counts.length === 1 ? { count: countOf(count[1]), value, place: count[0] } : undefined;
}

/** The number of shots or groups before the word for them: a figure counts only if it was read as one of the numbers, or as none. */
function countBefore(tokens: readonly Token[], place: number, used: ReadonlySet<number>, values: readonly number[]): number {
  const [before, noun] = [tokens[place - 1], tokens[place]];
  if (before && isTwice(tokens, place - 1)) return 2;
  if (!before || !noun || noun.isAfterStop || !COUNTED.test(noun.folded)) return 0;
  const { kind, value = 0, isFigure } = before;
  const isCount = kind === 'number' && isFigure && value > 1 && value <= MAX_COUNT && (!used.has(place - 1) || values.includes(value));
  return isCount ? value : countOf(before);
}

/** “Hits twice”, «попала дважды», «дважды по 5»: so many shots. */
const isTwice = (tokens: readonly Token[], place: number): boolean =>
  TWICE.has(tokens[place]?.folded ?? '') && (HITS.test(tokens[place - 1]?.folded ?? '') || tokens[place + 1]?.folded === 'по');
const TWICE: ReadonlySet<string> = new Set(['twice', 'дважды']);
const HITS = /^(?:hits?|hitting|connects?|fires?|fired|shoots?|попа[лдт]|стреля|выстрел)/u;
