/** Cards of every suit but one: “7 of every suit but swords”, “four nines, all except the suns one”, «девятки всех мастей, кроме мечей». */
import { cardOf, isSuit, rankOfSeveral, SUIT_LETTERS, suitOf } from './cards.js';
import type { Token } from './tokens.js';
import { listed } from './word-lists.js';

const BUT: ReadonlySet<string> = new Set(listed('but except without minus кроме без'));
/** Words between the rank and the suit that is left out. */
const BETWEEN: ReadonlySet<string> = new Set(
  listed('of all every each any the four suit suits one for все всех каждой масти мастей масть четыре'),
);
const ALL: ReadonlySet<string> = new Set(listed('all every each все всех каждой'));
const MAX_BETWEEN = 5;

/** Replaces a rank with all its suits but one by four cards. */
export function withAllButOne(tokens: readonly Token[]): readonly Token[] {
  const but = tokens.findIndex(({ folded }, place) => BUT.has(folded) && isBehindAll(tokens, place));
  const suit = but < 0 ? -1 : ([but + 1, but + 2].find((place) => tokens[place] !== undefined && isSuit(tokens[place])) ?? -1);
  const place = suit < 0 ? -1 : rankPlace(tokens, but);
  if (place < 0) return tokens;
  const token = tokens[place] as Token;
  const left = [...SUIT_LETTERS].filter((letter) => letter !== suitOf(tokens[suit] as Token));
  const first = tokens[place - 1]?.kind === 'number' && !tokens[place - 1]?.isFigure ? place - 1 : place;
  // The suits that are left may be named, too.
  let end = tokens[suit + 1]?.folded === 'one' ? suit + 2 : suit + 1;
  while (tokens[end] && isSuit(tokens[end] as Token)) end++;
  const cards = left.map((letter) => cardOf(token, `${rankOfSeveral(token)}${letter}`));
  return [...tokens.slice(0, first), ...cards, ...withAllButOne(tokens.slice(end))];
}

const isBehindAll = (tokens: readonly Token[], place: number): boolean =>
  tokens.slice(Math.max(0, place - MAX_BETWEEN), place).some(({ folded }) => ALL.has(folded));

/** The place of the rank before the words for all its suits; −1 without one. */
function rankPlace(tokens: readonly Token[], but: number): number {
  let place = but - 1;
  while (place > but - 1 - MAX_BETWEEN && BETWEEN.has(tokens[place]?.folded ?? '')) place--;
  return tokens[place] !== undefined && rankOfSeveral(tokens[place] as Token) !== undefined ? place : -1;
}
