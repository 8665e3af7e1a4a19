/** Cards that are named by rank and suit: “9 of swords”, «девятка мечей», “5 6 7 8 9 all swords”. */

import { withAllButOne } from './all-but-one.js';
import { cardOf, MixedSuits, RANKS, rankOf, SUIT_LETTERS, SUITS, stems, writtenRank } from './cards.js';
import { withLooseFaces } from './loose-faces.js';
import { withSharedRank } from './shared-rank.js';
import type { Token } from './tokens.js';
import { AND, listed } from './word-lists.js';

const ALL_SUITS: ReadonlySet<string> = new Set(stems('suit suits масть масти мастей'));
const BETWEEN: ReadonlySet<string> = new Set(listed('of all every each все всех каждой и and suit масти одной same'));

/** Letters for ranks that are no words of a sentence: «т мечей». */
const SMALL_LETTERS: ReadonlySet<string> = new Set('тгл');

/** The rank before the name of a suit, where a number may be written out: “ten of swords”. */
function rankBeforeSuit(tokens: readonly Token[], place: number, suit: number): string | undefined {
  const token = tokens[place];
  const rank = rankOf(token);
  if (rank !== undefined || !token) return rank;
  if (SMALL_LETTERS.has(token.text)) return RANKS.get(token.stem);
  return tokens.slice(place + 1, suit).some(({ folded }) => folded === 'of') ? writtenRank(token) : undefined;
}

/** The rank of a card before one that is named: where that is written out, a number in words, too. */
const rankIn = (token: Token | undefined, isWritten: boolean): string | undefined =>
  rankOf(token) ?? (token && isWritten ? writtenRank(token) : undefined);

/** «Тройка, 5 орлов»: a number in words before a figure is no rank of this suit. */
const isCombination = (token: Token | undefined, first: Token | undefined): boolean =>
  token?.kind === 'number' && !token.isFigure && first?.kind === 'number' && first.isFigure;

/** “The Lord of suns in play”, «у соседа лежит лорд драконов»: it is in another hand. */
const isElsewhere = (tokens: readonly Token[], rank: number, suit: number): boolean =>
  [suit + 1, suit + 2].some((place) => ELSEWHERE.has(tokens[place]?.folded ?? '')) ||
  (rankOf(tokens[rank]) === 'L' && IN_PLAY.has(tokens[rank - 1]?.folded ?? ''));
const ELSEWHERE: ReadonlySet<string> = new Set(['play', 'elsewhere', 'out', 'игре', 'другого']);
const IN_PLAY: ReadonlySet<string> = new Set(['игре', 'лежит', 'вышел', 'лордом', 'чужой']);

/** The ranks of a hand behind the name of its suit, by their places: “a flush of swords 9 7 5 3 2”. */
function ranksBehind(tokens: readonly Token[], at: number): readonly (readonly [number, string])[] {
  const ranks: [number, string][] = [];
  for (let place = at + 1; place < tokens.length; place++) {
    const rank = rankOf(tokens[place]);
    if (rank !== undefined) ranks.push([place, rank]);
    else if (!AND.has((tokens[place] as Token).folded) || ranks.length === 0) break;
  }
  return ranks.length >= MIN_HAND && !SUITS.has(tokens[(ranks.at(-1)?.[0] ?? at) + 1]?.stem ?? '') ? ranks : [];
}

/** The word for several cards of a rank before at least two suits: “nines: dragons, eagles and suns”. */
function rankBefore(tokens: readonly Token[], at: number): { readonly rank: string; readonly place: number } | undefined {
  const isSuit = (place: number): boolean => SUITS.has(tokens[place]?.stem ?? '');
  let [first, last] = [at, at];
  const isBetween = (place: number): boolean => isSuit(place) || AND.has(tokens[place]?.folded ?? '');
  while (isBetween(first - 1)) first--;
  while (isBetween(last + 1)) last++;
  const suits = tokens.slice(first, last + 1).filter((_, place) => isSuit(first + place)).length;
  const place = ASIDE.has(tokens[first - 1]?.folded ?? '') ? first - 2 : first - 1;
  const token = tokens[place];
  if (suits < 2 || !token) return undefined;
  // “Two dukes aside (suns and fists)”.
  if ((countOf(tokens[place - 1]) === suits || PLURAL_FACE.test(token.folded)) && token.kind === 'word' && rankOf(token) !== undefined)
    return { rank: rankOf(token) as string, place };
  return PLURAL_RANK.test(token.folded) && token.value !== undefined ? { rank: String(token.value), place } : undefined;
}

const ASIDE: ReadonlySet<string> = new Set(['aside', 'beside', 'отложены', 'отложил']);

/**
 * The suits of ranks that stand before them in the same order, by the places of the ranks: “4 4 8 9 (dragons, suns, eagles, swords)”.
 * A rank that has a suit of its own ends the list.
 */
function suitsInOrder(tokens: readonly Token[]): ReadonlyMap<number, { readonly suit: string; readonly place: number }> {
  const found = new Map<number, { suit: string; place: number }>();
  const suitAt = (place: number): string | undefined => SUITS.get(tokens[place]?.stem ?? '');
  for (let first = 0; first < tokens.length; first++) {
    // “L L L 4 4, suits dragons eagles fists suns swords”.
    const last = ALL_SUITS.has(tokens[first - 1]?.stem ?? '') ? first - 2 : first - 1;
    if (suitAt(first) === undefined || rankOf(tokens[last]) === undefined) continue;
    const suits = placesFrom(tokens, first, 1, (place) => suitAt(place) !== undefined);
    const ranks = placesFrom(tokens, last, -1, (place) => rankOf(tokens[place]) !== undefined).toReversed();
    if (suits.length < 2 || ranks.length < suits.length) continue;
    for (const [at, place] of suits.entries())
      found.set(ranks[ranks.length - suits.length + at] as number, { suit: suitAt(place) as string, place });
  }
  return found;
}

/** Places one after the other that fit. Words for “and” between them are passed over. */
function placesFrom(tokens: readonly Token[], from: number, step: 1 | -1, fits: (place: number) => boolean): readonly number[] {
  const places: number[] = [];
  for (let place = from; ; place += step) {
    if (AND.has(tokens[place]?.folded ?? '') && places.length > 0) continue;
    if (!fits(place)) return places;
    places.push(place);
    if (step < 0 && tokens[place]?.isAfterColon) return places;
  }
}

/** The last card of a text so far, with its place. */
function lastCard(cards: ReadonlyMap<number, Token>): { readonly place: number; readonly card: Token } | undefined {
  const [place, card] = [...cards].at(-1) ?? [];
  return place === undefined || card === undefined ? undefined : { place, card };
}

/** Replaces ranks next to the name of a suit by cards, and the star lords among them. */
export const withNamedCards = (tokens: readonly Token[]): readonly Token[] =>
  withLooseFaces(withStarLords(withSuitedCards(withSharedRank(withAllButOne(withoutSuits(tokens))))));

const withoutSuits = (tokens: readonly Token[]): readonly Token[] =>
  hasHandWord(tokens) || namesSuits(tokens) ? tokens.map(withoutSuit) : tokens;

/** “A pair of 8s”: several cards of a rank, not the 8 of suns. */
function withoutSuit(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'card' || token.value === undefined) return token;
  const before = tokens[tokens[at - 1]?.folded === 'of' ? at - 2 : at - 1];
  return before?.kind === 'number' && !before.isFigure && countOf(before) > 1
    ? { ...token, kind: 'number', stem: String(token.value), isFigure: false }
    : token;
}

const STAR: ReadonlySet<string> = new Set(stems('star звездный'));
const LORD = stems('lord лорд');
const STAR_LORD: ReadonlySet<string> = new Set(['ЗЛ', 'SL']);

/** “A star lord” next to other cards is a card, too. */
function withStarLords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'card')) return tokens;
  const isWhole = (at: number): boolean => STAR.has(tokens[at]?.stem ?? '') && LORD.includes(tokens[at + 1]?.stem ?? '');
  return tokens.flatMap((token, at) => (isWhole(at - 1) ? [] : isWhole(at) || STAR_LORD.has(token.text) ? [cardOf(token, '*')] : [token]));
}

function withSuitedCards(tokens: readonly Token[]): readonly Token[] {
  const cards = new Map<number, Token>();
  const dropped = new Set<number>();
  for (const [rank, { suit, place }] of suitsInOrder(tokens)) {
    cards.set(rank, cardOf(tokens[rank] as Token, `${rankOf(tokens[rank])}${suit}`));
    dropped.add(place);
  }
  for (const [at, token] of tokens.entries()) {
    if (dropped.has(at)) continue;
    const suit = SUITS.get(token.stem);
    const isEvery =
      suit === undefined && ALL_SUITS.has(token.stem) && ['every', 'all', 'всех', 'each'].includes((tokens[at - 1] ?? token).folded);
    if (suit === undefined && !isEvery) continue;
    // “Nines: dragons eagles suns”: the suits of cards of one rank.
    const rank = suit === undefined ? undefined : rankBefore(tokens, at);
    if (rank) {
      cards.set(at, cardOf(token, `${rank.rank}${suit}`));
      dropped.add(rank.place);
      if (countOf(tokens[rank.place - 1]) > 1) dropped.add(rank.place - 1);
      continue;
    }
    let place = at - 1;
    while (place >= 0 && BETWEEN.has((tokens[place] as Token).folded)) place--;
    const first = place;
    // “The five, six and seven of eagles”.
    const isWritten = tokens[first]?.kind === 'number' && tokens[first]?.isFigure === false;
    if (isElsewhere(tokens, first, at)) continue;
    for (
      let rank = rankBeforeSuit(tokens, place, at);
      rank !== undefined && !dropped.has(place) && !cards.has(place);
      rank = isCombination(tokens[place], tokens[first]) ? undefined : rankIn(tokens[place], isWritten)
    ) {
      cards.set(place, cardOf(tokens[place] as Token, `${rank}${suit ?? '*'}`));
      if (tokens[place--]?.isAfterColon) break;
      // “Ace, duke and lord of suns”.
      if (AND.has(tokens[place]?.folded ?? '') && rankIn(tokens[place - 1], isWritten) !== undefined) dropped.add(place--);
    }
    const shared = place === first && first < at - 1 && dropped.has(first) ? lastCard(cards) : undefined;
    // “The nines of dragons and suns”: the suit has the rank of the card before it.
    if (shared && suit !== undefined) {
      cards.set(at, cardOf(token, `${shared.card.stem.slice(0, -1)}${suit}`));
      const count = tokens[shared.place - 1];
      if (count?.kind === 'number' && !count.isFigure) dropped.add(shared.place - 1);
      for (let between = first + 1; between < at; between++) dropped.add(between);
    } else if (place < first) for (let between = first + 1; between <= at; between++) dropped.add(between);
    else if (suit !== undefined)
      for (const [behind, rank] of ranksBehind(tokens, at)) cards.set(behind, cardOf(tokens[behind] as Token, `${rank}${suit}`));
  }
  return cards.size === 0 ? tokens : withCards(tokens, cards, dropped);
}

/** Replaces tokens by cards, one of every suit by five, and leaves tokens out. */
const withCards = (tokens: readonly Token[], cards: ReadonlyMap<number, Token>, dropped: ReadonlySet<number>): readonly Token[] =>
  tokens.flatMap((token, place) => {
    const card = cards.get(place);
    if (!card) return dropped.has(place) ? [] : [token];
    return card.stem.endsWith('*') ? [...SUIT_LETTERS].map((letter) => ({ ...card, stem: card.stem.replace('*', letter) })) : [card];
  });

/** Cards of a hand, of which a text may name the ranks alone. */
const MIN_HAND = 4;
const PLURAL_RANK =
  /^\d+s$|^(?:tw|thre|four|fiv|six|seven|eight|nin|ten)\p{L}*s$|^(?:двоек|тройк|четвер|пятер|шестер|семер|восьмер|девят|десят)\p{L}*$/u;

/** “Lords of dragons and suns”, «лорды драконов и солнц». */
const PLURAL_FACE = /^(?:lords|dukes|aces|mechwarriors|лорды|герцоги|тузы|мехвоины)$/u;

const PAIRS: ReadonlySet<string> = new Set(['pair', 'пара', 'пару', 'пары', 'парой']);

/** The number of cards that a word before their rank names; 1 for any other word. */
function countOf(token: Token | undefined): number {
  if (token === undefined) return 1;
  return PAIRS.has(token.folded) ? 2 : token.kind === 'number' ? Math.max(1, token.value ?? 1) : 1;
}

interface CountedRank {
  readonly count: number;
  readonly rank: string;
}

/** How many cards of a rank a word names: two for “sevens” of “two sevens”. */
function countedRank(tokens: readonly Token[], at: number): CountedRank | undefined {
  const token = tokens[at] as Token;
  const count = token.isAfterStop ? 1 : countOf(tokens[tokens[at - 1]?.folded === 'of' ? at - 2 : at - 1]);
  const isNumber = token.kind === 'number' && !token.isFigure && count > 1 && PLURAL_RANK.test(token.folded);
  const rank = isNumber ? String(token.value) : token.kind === 'word' && token.text.length > 1 ? rankOf(token) : undefined;
  return rank === undefined ? undefined : { count, rank };
}

/** Words of questions about hands, without which a list of numbers is no hand. */
const HAND_WORDS =
  /^(?:poker|drax|hands?|hole|showdown|straight|pairs?|kicker|покер|дракс|рук[аиуе]|вскры|стрит|пар[аыу]|кикер|комбинац|комбо|раздач)/u;
/** Games of cards by their names, which tell the rule set. */
const CARD_GAMES = /^(?:poker|drax|покер|дракс)/u;
export const namesCardGame = (tokens: readonly Token[]): boolean => tokens.some(({ folded }) => CARD_GAMES.test(folded));

/** Words for the suits of a hand, which are not mixed then. */
const SUIT_WORDS = /^(?:flush|suited|colou?r|фл[еэ]ш|масти?$)/u;
/** Cards that stand next to each other where numbers are ranks. */
const MIN_RUN = 3;
const hasHandWord = (tokens: readonly Token[]): boolean => tokens.some(({ folded }) => HAND_WORDS.test(folded));
const namesSuits = (tokens: readonly Token[]): boolean => tokens.some(({ folded, stem }) => SUIT_WORDS.test(folded) || SUITS.has(stem));

/** The ranks of runs such as `9 9 4 2`, by their places. In a text that is nothing else, one of them is a letter. */
function ranksInRuns(tokens: readonly Token[]): ReadonlyMap<number, CountedRank> {
  const ranks = tokens.map(rankOf);
  const isHand = hasHandWord(tokens) || (ranks.every((rank) => rank !== undefined) && tokens.some(({ kind }) => kind !== 'number'));
  const found = new Map<number, CountedRank>();
  let run: number[] = [];
  for (let at = 0; isHand && at <= tokens.length; at++) {
    if (ranks[at] !== undefined) run.push(at);
    else if (!AND.has(tokens[at]?.folded ?? '') || ranks[at + 1] === undefined) {
      if (run.length >= MIN_RUN) for (const place of run) found.set(place, { count: 1, rank: ranks[place] as string });
      run = [];
    }
  }
  return found;
}

/**
 * Replaces the ranks of hands without suits, “two lords, two sevens and an ace”, “9 9 4 2 against 8 8 7 3”, by cards of mixed suits,
 * which are assumed. None of their numbers is taken for another value.
 */
export function withRanksAlone(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'card') || namesSuits(tokens)) return tokens;
  const runs = ranksInRuns(tokens);
  const ranks = tokens.map((_, at) => runs.get(at) ?? countedRank(tokens, at));
  const cards = ranks.reduce((sum, found) => sum + (found?.count ?? 0), 0);
  if (cards < MIN_HAND) return tokens;
  const suits = new MixedSuits();
  return tokens.flatMap((token, at) => {
    const isCount = (ranks[at + 1]?.count ?? 1) > 1 || (tokens[at + 1]?.folded === 'of' && (ranks[at + 2]?.count ?? 1) > 1);
    if (isCount && !runs.has(at)) return [];
    const found = ranks[at];
    return found
      ? Array.from({ length: found.count }, () => ({
          ...cardOf(token, `${found.rank}${suits.next(found.rank)}`),
          isAssumed: true as const,
        }))
      : [token];
  });
}
