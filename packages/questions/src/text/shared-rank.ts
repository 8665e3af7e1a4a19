/** Cards of one rank that a text says of several: “both have 7s: mine eagles, his swords”, «у обоих десятки, у меня мечи, у него орлы». */
import { cardOf, isSuit, rankOfSeveral, suitOf } from './cards.js';
import type { Token } from './tokens.js';
import { listed } from './word-lists.js';

const SHARED: ReadonlySet<string> = new Set(
  listed('both each same identical equal tie tied оба обе обоих обеих обоим каждого каждый одинаковые одинаковая равные ничья'),
);
/** Words between the word for several and the rank. */
const REACH = 5;

/** Gives each of several suits the rank that is said of all of them. */
export function withSharedRank(tokens: readonly Token[]): readonly Token[] {
  const suits = [...tokens.keys()].filter((place) => isSuit(tokens[place] as Token));
  const shared = tokens.findIndex(({ folded }) => SHARED.has(folded));
  if (suits.length < 2 || shared < 0) return tokens;
  const place = [...tokens.keys()].slice(shared + 1, shared + 1 + REACH).find((at) => rankOfSeveral(tokens[at] as Token) !== undefined);
  const isBare = (suit: number): boolean => suit - 1 > (place ?? 0) && rankOfSeveral(tokens[suit - 1] as Token) === undefined;
  if (place === undefined || !suits.every(isBare)) return tokens;
  const rank = rankOfSeveral(tokens[place] as Token) as string;
  return tokens.flatMap((token, at) => (at === place ? [] : suits.includes(at) ? [cardOf(token, `${rank}${suitOf(token)}`)] : [token]));
}
