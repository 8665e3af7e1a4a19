/** Cards by the words for their ranks and suits. */
import { stemOf } from './stems.js';
import type { Token } from './tokens.js';

export const stems = (words: string): readonly string[] => words.split(' ').map(stemOf);
const table = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(entries).flatMap(([letter, words]) => stems(words).map((stem) => [stem, letter] as const)));

export const SUITS = table({
  d: 'dragons dragon дракон драконы драконов драк',
  e: 'eagles eagle орел орлы орлов орла орл',
  f: 'fists fist кулак кулаки кулаков кул',
  s: 'suns sun солнце солнца солнц сол солн',
  w: 'swords sword меч мечи мечей',
});
export const RANKS = table({
  T: 'ace aces туз туза тузы тузов t т a а',
  '2': 'deuce двойка двойки двоек',
  '3': 'тройка тройки троек',
  '4': 'четверка четверки четверок',
  '5': 'пятерка пятерки пятерок',
  '6': 'шестерка шестерки шестерок',
  '7': 'семерка семерки семерок',
  '8': 'восьмерка восьмерки восьмерок',
  '9': 'девятка девятки девяток',
  '10': 'десятка десятки десяток',
  M: 'm м mechwarrior мехвоин',
  D: 'd г duke герцог',
  L: 'l л lord лорд лорды лорда лордов',
});

const MAX_RANK = 10;
/** In the order of the suits. */
export const SUIT_LETTERS = 'defsw';

/** The rank that a number, a word or a capital letter names. @example rankOf(token('ace')) // 'T' */
export function rankOf(token: Token | undefined): string | undefined {
  if (!token) return undefined;
  if (token.kind === 'number' && token.isFigure) {
    const { value = 0 } = token;
    if (value === 1) return 'T';
    return Number.isInteger(value) && value > 1 && value <= MAX_RANK ? String(value) : undefined;
  }
  if (token.kind !== 'word' && token.kind !== 'number') return undefined;
  // A letter alone is a rank only as a capital.
  return token.text.length === 1 && !token.isCapital ? undefined : RANKS.get(token.stem);
}

/** Whether a word is the name of a suit. */
export const isSuit = ({ stem }: Token): boolean => SUITS.has(stem);
/** The letter of the suit that a word names. */
export const suitOf = ({ stem }: Token): string | undefined => SUITS.get(stem);

/** The rank that a number in words names. */
export function writtenRank({ kind, value = 0, isFigure }: Token): string | undefined {
  const isRank = kind === 'number' && !isFigure && value > 1 && value <= MAX_RANK && Number.isInteger(value);
  return isRank ? String(value) : undefined;
}

/** The rank that a number or word names, also in the plural: “nines”, `9s`. */
export function rankOfSeveral(token: Token): string | undefined {
  if (token.kind === 'card') return token.value === undefined ? undefined : String(token.value);
  const rank = token.kind === 'number' && !token.isFigure ? writtenRank(token) : undefined;
  return rank ?? (token.text.length === 1 && token.kind === 'word' ? undefined : rankOf(token));
}

/** A token as a card. */
export const cardOf = ({ text, folded, isCapital, isAfterStop }: Token, stem: string): Token => ({
  ...(isAfterStop && { isAfterStop }),
  text,
  folded,
  kind: 'card',
  stem,
  isFigure: true,
  isCapital,
});

/** Suits for cards without one: as few as possible, but more than one for each hand, so that no card is there twice. */
export class MixedSuits {
  readonly #taken: Set<string>;
  readonly #letters: readonly string[];
  #last = '';

  /**
   * @param taken cards that are there already
   * @param first letters of suits that come before the others
   */
  constructor(taken: readonly string[] = [], first: readonly string[] = []) {
    this.#taken = new Set(taken);
    this.#letters = [...new Set([...first, ...SUIT_LETTERS])];
  }

  next(rank: string): string {
    const free = this.#letters.filter((letter) => !this.#taken.has(`${rank}${letter}`));
    this.#last = free.find((letter) => letter !== this.#last) ?? free[0] ?? this.#last;
    this.#taken.add(`${rank}${this.#last}`);
    return this.#last;
  }
}
