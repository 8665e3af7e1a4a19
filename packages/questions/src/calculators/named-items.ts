/** Items of a list that are named: “A 4, B 2, C 5”, “Anna has 7s, Boris Ld”. */
import { rankOf } from '../text/named-cards.js';
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Branch } from './draft-tree.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';

/** A name and its value, with their places. */
export interface NamedItem {
  readonly name: string;
  readonly at: number;
  readonly place: number;
  readonly value: number | string;
  readonly leaf: Leaf;
}

const MIN_ITEMS = 2;
const MAX_BETWEEN = 2;

/** The field with the value of a named item: the only other required number or card. */
function valueLeafOf({ leaves }: Known): Leaf | undefined {
  const name = leaves.find(({ path, field }) => path.length === 3 && path.at(-1) === 'name' && field.kind === 'text' && !field.optional);
  if (!name) return undefined;
  return leaves.find(
    ({ path, field }) =>
      path[0] === name.path[0] &&
      path.length === 3 &&
      path.at(-1) !== 'name' &&
      !field.optional &&
      (field.kind === 'int' || (field.kind === 'text' && field.deck)),
  );
}

/** Names that stand before their values. Cards may be named by their ranks: open cards are of one suit. */
export function namedItemsIn(tokens: readonly Token[], known: Known, isOwn: (token: Token) => boolean): readonly NamedItem[] {
  const leaf = valueLeafOf(known);
  if (!leaf) return [];
  const isRanked = leaf.field.kind === 'text' && !tokens.some(({ kind }) => kind === 'card');
  const items: NamedItem[] = [];
  for (const [place, token] of tokens.entries()) {
    const value = valueIn(token, leaf, isRanked);
    if (value === undefined) continue;
    const at = nameBefore(tokens, place, (token) => isNoOther(token, leaf, isRanked), isOwn);
    if (at !== undefined) items.push({ name: (tokens[at] as Token).text, at, place, value, leaf });
  }
  return items.length >= MIN_ITEMS ? items : [];
}

/** The name before a value: the next word that is surely one, or else the next that the calculator does not know. */
function nameBefore(
  tokens: readonly Token[],
  place: number,
  isPossible: (token: Token) => boolean,
  isOwn: (token: Token) => boolean,
): number | undefined {
  const before: number[] = [];
  for (let at = place - 1; at >= 0 && before.length <= MAX_BETWEEN && tokens[at]?.kind === 'word'; at--) {
    if (isPossible(tokens[at] as Token)) before.push(at);
    if (tokens[at + 1]?.isAfterStop) break;
  }
  const sure = before.find((at) => isSurelyName(tokens[at] as Token));
  // “The row came out 2”: no name.
  const isOfRow = tokens.slice(Math.max(0, place - MAX_BETWEEN - 1), place).some(({ folded }) => ROW_WORDS.has(folded));
  return sure ?? (isOfRow ? undefined : before.find((at) => !isOwn(tokens[at] as Token)));
}

/** Among cards, a letter for a rank is no name, the word for the row neither, and next to cards no word for a player. */
const isNoOther = (token: Token, { field }: Leaf, isRanked: boolean): boolean =>
  field.kind === 'int' ||
  (rankOf(token) === undefined && !ROW_WORDS.has(token.folded) && (isRanked || token.isCapital || !SPEAKERS.has(token.folded)));

function valueIn(token: Token, { field }: Leaf, isRanked: boolean): number | string | undefined {
  if (field.kind === 'int') return token.kind === 'number' ? token.value : undefined;
  return isRanked ? cardOf(token, OPEN_SUIT) : token.kind === 'card' ? token.stem : undefined;
}

const OPEN_SUIT = 'd';
const ROW_SUIT = 'e';

const cardOf = (token: Token | undefined, suit: string): string | undefined => {
  const rank = rankOf(token);
  return rank && `${rank}${suit}`;
};

/** The names of hands of cards, which stand before the first card of each: “Ann has 9d 9s …, Bert 8w 8e …”. All have one, or none counts. */
export function handNames(
  tokens: readonly Token[],
  { leaves }: Known,
  root: Branch,
  isOwn: (token: Token) => boolean,
): readonly HandName[] {
  const cards = leaves.find(
    ({ path, field }) => path.length === 3 && field.kind === 'list' && field.item.kind === 'text' && field.item.deck,
  );
  const [list = '', , own = ''] = cards?.path ?? [];
  const hands = root[list];
  const isNamed = leaves.some(({ path, field }) => path[0] === list && path.at(-1) === 'name' && field.kind === 'text' && field.optional);
  if (!cards || !isNamed || !Array.isArray(hands) || hands.length < MIN_ITEMS) return [];
  const places = [...tokens.entries()].flatMap(([place, { kind }]) => (kind === 'card' ? [place] : []));
  const sizes = (hands as Branch[]).map((hand) => (Array.isArray(hand[own]) ? hand[own].length : 0));
  if (sizes.reduce((sum, size) => sum + size, 0) !== places.length) return [];
  const firsts = sizes.map((_, at) => places[sizes.slice(0, at).reduce((sum, size) => sum + size, 0)] as number);
  const isPossible = (token: Token): boolean => isNoOther(token, cards, false);
  const names = firsts.map((place) => nameBefore(tokens, place, isPossible, isOwn));
  const isEach = names.every((at) => at !== undefined) && new Set(names.map((at) => tokens[at as number]?.folded)).size === names.length;
  return isEach ? names.map((at, hand) => ({ path: [list, String(hand), 'name'], at: at as number })) : [];
}

/** The name of a hand: where it belongs, and the place of its word. */
export interface HandName {
  readonly path: readonly string[];
  readonly at: number;
}

/** A word that a capital letter, a stop before it, or its meaning makes a name. */
const isSurelyName = ({ isCapital, isAfterStop, folded }: Token): boolean => isCapital || isAfterStop === true || SPEAKERS.has(folded);

const SPEAKERS: ReadonlySet<string> = new Set(listed('me i he she я он она'));

/** The ranks behind the word for the row, as cards of another suit, with their places. */
export function rowIn(tokens: readonly Token[], items: readonly NamedItem[]): readonly { readonly place: number; readonly card: string }[] {
  const begin = tokens.findIndex(({ folded }) => ROW_WORDS.has(folded));
  if (begin < 0) return [];
  const named = new Set(items.flatMap(({ at, place }) => [at, place]));
  const row: { place: number; card: string }[] = [];
  for (let place = begin + 1; place < tokens.length && row.length < items.length; place++) {
    const card = named.has(place) ? undefined : cardOf(tokens[place], ROW_SUIT);
    if (card) row.push({ place, card });
    else if (row.length > 0) break;
  }
  return row.length === items.length ? row : [];
}

const ROW_WORDS: ReadonlySet<string> = new Set(listed('row ряд ряду'));

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Items without a name that they need are A, B, C. Returns how many were named. */
export function nameItems({ leaves }: Known, root: Branch): number {
  let named = 0;
  for (const { path, field } of leaves) {
    const [list = ''] = path;
    const items = root[list];
    if (path.length !== 3 || path.at(-1) !== 'name' || field.kind !== 'text' || field.optional || !Array.isArray(items)) continue;
    for (const [place, item] of (items as Branch[]).entries()) {
      if (item.name === undefined) named++;
      item.name ??= String.fromCharCode(FIRST_LETTER + place);
    }
  }
  return named;
}
