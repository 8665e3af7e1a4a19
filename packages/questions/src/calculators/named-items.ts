/** Items of a list that are named: “A 4, B 2, C 5”, “Anna has 7s, Boris Ld”. */
import { FILLERS } from '@rangefinder/rulebook/search';
import { isSuit, rankOf } from '../text/cards.js';
import type { Token } from '../text/tokens.js';
import { AND, listed, QUESTION_WORDS } from '../text/word-lists.js';
import type { Branch } from './draft-tree.js';
import type { Leaf } from './leaves.js';
import { isWithin } from './left-over.js';
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

/** The field with the value of a named item: the only other required number or card, or of items whose name may be missing the only other field. */
function valueLeafOf({ leaves }: Known): Leaf | undefined {
  const name = leaves.find(({ path, field }) => path.length === 3 && path.at(-1) === 'name' && field.kind === 'text');
  if (!name) return undefined;
  const others = leaves.filter(({ path }) => path[0] === name.path[0] && path.length === 3 && path.at(-1) !== 'name');
  if (name.field.optional) return others.length === 1 && others[0]?.field.kind === 'int' ? others[0] : undefined;
  return others.find(({ field }) => !field.optional && (field.kind === 'int' || (field.kind === 'text' && field.deck)));
}

/** Names that stand before their values. Cards may be named by their ranks: open cards are of one suit. */
export function namedItemsIn(
  tokens: readonly Token[],
  known: Known,
  isOwn: (token: Token) => boolean,
  isCount: (place: number) => boolean,
): readonly NamedItem[] {
  const leaf = valueLeafOf(known);
  if (!leaf) return [];
  const isRanked = leaf.field.kind === 'text' && !tokens.some(({ kind }) => kind === 'card');
  const items: NamedItem[] = [];
  for (const [place, token] of tokens.entries()) {
    const value = isCount(place) ? undefined : valueIn(token, leaf, isRanked);
    if (value === undefined) continue;
    const at = nameBefore(tokens, place, (token) => isNoOther(token, leaf), isOwn);
    if (at !== undefined) items.push({ name: nameAt(tokens, at), at, place, value, leaf });
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
    const token = tokens[at] as Token;
    if (isPossible(token) && (PLAYERS.has(token.folded) || !FILLERS.has(token.folded) || token.isCapital)) before.push(at);
    if (tokens[at + 1]?.isAfterStop) break;
  }
  const sure = before.find((at) => isSurelyName(tokens[at] as Token));
  // “The row came out 2”: no name.
  const isOfRow = tokens.slice(Math.max(0, place - MAX_BETWEEN - 1), place).some(({ folded }) => ROW_WORDS.has(folded));
  return sure ?? (isOfRow ? undefined : before.find((at) => !isOwn(tokens[at] as Token)));
}

/** Among cards, a letter for a rank is no name, and the words for suits and the row neither; a small word is none where a name may be missing. */
const isNoOther = (token: Token, { field }: Leaf): boolean =>
  field.kind === 'int'
    ? !field.optional || PLAYERS.has(token.folded) || !FILLERS.has(token.folded)
    : rankOf(token) === undefined &&
      !isSuit(token) &&
      !ROW_WORDS.has(token.folded) &&
      (PLAYERS.has(token.folded) || !QUESTION_WORDS.has(token.folded));

function valueIn(token: Token, { field }: Leaf, isRanked: boolean): number | string | undefined {
  if (field.kind === 'int') {
    // “The lower one” counts nothing.
    const isValue = token.kind === 'number' && token.folded !== 'one' && (!field.optional || isValueOf(field, token));
    return isValue ? token.value : undefined;
  }
  return isRanked ? cardOf(token, OPEN_SUIT) : token.kind === 'card' ? token.stem : undefined;
}

const isValueOf = (field: Leaf['field'], { isFigure, value = 0 }: Token): boolean => isFigure && isWithin(field, value);

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
): readonly ItemName[] {
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
  const isPossible = (token: Token): boolean => isNoOther(token, cards);
  const names = firsts.map(
    (place) =>
      nameBefore(tokens, place, isPossible, isOwn) ??
      ownerBetween(tokens, (places[places.indexOf(place) - 1] ?? -1) + 1, place, isPossible, isOwn),
  );
  const isEach = names.every((at) => at !== undefined) && new Set(names.map((at) => tokens[at as number]?.folded)).size === names.length;
  return isEach
    ? names.map((at, hand) => ({ path: [list, String(hand), 'name'], at: at as number, name: nameAt(tokens, at as number) }))
    : [];
}

/** “Bob has a plain flush in suns, 3 6 8 10”: the owner of a hand, whatever is said of it before its first card. */
function ownerBetween(
  tokens: readonly Token[],
  from: number,
  to: number,
  isPossible: (token: Token) => boolean,
  isOwn: (token: Token) => boolean,
): number | undefined {
  const words = [...tokens.keys()].slice(from, to).filter((at) => tokens[at]?.kind === 'word' && isPossible(tokens[at] as Token));
  const player = words.find((at) => PLAYERS.has(tokens[at]?.folded ?? ''));
  return player ?? words.find((at) => tokens[at]?.isCapital && !isOwn(tokens[at] as Token));
}

/** The name of an item: where it belongs, and the place of its word. */
export interface ItemName {
  readonly path: readonly string[];
  readonly at: number;
  readonly name: string;
}

/** A word that a capital letter, a stop before it, or its meaning makes a name. */
const isSurelyName = ({ isCapital, isAfterStop, folded }: Token): boolean => isCapital || isAfterStop === true || PLAYERS.has(folded);

/** The names that an answer gives those who play, by the words of a question for them. */
const PLAYERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    I: 'i ive im',
    me: 'me my mine',
    he: 'he hes',
    him: 'him his',
    she: 'she shes',
    her: 'her hers',
    opponent: 'opponent opponents',
    enemy: 'enemy enemys',
    neighbor: 'neighbor neighbors neighbour',
    friend: 'friend friends buddy buddys mate',
    я: 'я меня мне мой моя мое',
    он: 'он него нему его',
    она: 'она нее ней ее',
    враг: 'враг врага',
    противник: 'противник противника',
    соперник: 'соперник соперника',
    сосед: 'сосед соседа',
    приятель: 'приятель приятеля',
    товарищ: 'товарищ товарища',
  }).flatMap(([name, words]) => listed(words).map((word) => [word, name] as const)),
);

/** The name at a place in the nominative: «у Оли» is «Оля». */
function nameAt(tokens: readonly Token[], at: number): string {
  const { text, folded, isCapital } = tokens[at] as Token;
  const player = PLAYERS.get(folded);
  if (player !== undefined) return player;
  const [ending, base] = (isCapital && tokens[at - 1]?.folded === 'у' && GENITIVES.find(([pattern]) => pattern.test(text))) || [];
  return ending ? text.replace(ending, base as string) : text;
}

/** Endings of Russian names in the genitive, with those of the nominative. */
const GENITIVES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[гкхжшчщ])и$/u, 'а'],
  [/и$/u, 'я'],
  [/ы$/u, 'а'],
  [/(?<=[аеёиоуыэюя])я$/u, 'й'],
  [/я$/u, 'ь'],
  [/(?<=[^аеёиоуыэюя])а$/u, ''],
];

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

const ROW_WORDS: ReadonlySet<string> = new Set(listed('row came comes drawn ряд ряду вышло вышли выпало открылся'));

/** “Ann, Bob and Cy in that order”: names of all items that stand together, where no item has one. */
export function namesTogether(
  tokens: readonly Token[],
  { leaves }: Known,
  root: Branch,
  isOwn: (token: Token) => boolean,
): readonly ItemName[] {
  const leaf = leaves.find(({ path, field }) => path.length === 3 && path.at(-1) === 'name' && field.kind === 'text' && !field.optional);
  const [list = ''] = leaf?.path ?? [];
  const items = root[list];
  if (!leaf || !Array.isArray(items) || items.length < MIN_ITEMS || (items as Branch[]).some(({ name }) => name !== undefined)) return [];
  const isName = (token: Token | undefined): boolean => token?.kind === 'word' && token.isCapital && !isOwn(token);
  let run: number[] = [];
  for (let place = 0; place <= tokens.length; place++) {
    if (isName(tokens[place])) run.push(place);
    else if (!AND.has(tokens[place]?.folded ?? '')) {
      if (run.length === items.length) break;
      run = [];
    }
  }
  return run.length === items.length ? run.map((at, item) => ({ path: [list, String(item), 'name'], at, name: nameAt(tokens, at) })) : [];
}

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
