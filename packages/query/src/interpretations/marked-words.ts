/** The words of a text in plain words, with the numbers that are written out. */
import { NUMBER_WORDS, stemOf } from '@rangefinder/rulebook/search';
import { foldText } from '../text/fold.js';
import { VOCABULARIES } from '../vocabulary/listed.js';

/** A word of a text. */
export interface MarkedWord {
  readonly text: string;
  /** The number of a word such as `five`. */
  readonly value?: number;
  /** Whether a comma or the like follows, which ends a phrase: “jump, 12 PV or less”. */
  readonly endsPhrase: boolean;
}

/** A number written together with its figure: `30pv`, `tmm3+`, `75-ton`. */
const FIGURE_NAMES = 'pv|pts?|points?|tmm|ton(?:s|ners?)?|ос|пв|очков|мдц|тмм|нпн|тонн(?:ик|ики|ый|ые|ого|ых)?';
const JOINED_NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:(\\d+\\+?)-?(${FIGURE_NAMES})|(${FIGURE_NAMES})(\\d+\\+?))(?![\\p{L}\\d])`, 'gu');
/** Ways to write that mean the same as others: `12"`, `close-range`, `30ish`, `if2`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?["″”](?!\p{L})/gu, ' inches'],
  [/(?<=\p{L})-range(?!\p{L})/gu, ' range'],
  [/(?<![\p{L}\d])(\d+)-?ish(?!\p{L})/gu, 'about $1'],
  [/(?<=\p{L})’(?=\p{L})/gu, "'"],
  [/(?<![\p{L}\d])if(?=\d)/gu, 'indirect fire '],
];

/** Marks around a word. Those behind it are tried from the first of a run only, so that a long run takes no quadratic time. */
const MARKS_AROUND = /^["(«]+|(?<![",:;.?!)»])[",:;.?!)»]+$/g;
const ENDS_PHRASE = /[,:;.?!]$/;

const CAPITALS: Readonly<Record<string, string>> = Object.assign({}, ...VOCABULARIES.map(({ capitals }) => capitals));
const IN_CAPITALS = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(CAPITALS).join('|')})(?![\\p{L}\\d])`, 'gu');
/** Abbreviations in capitals as phrases. A text in capitals has no abbreviations. */
const withCapitals = (text: string): string => (/\p{Ll}/u.test(text) ? text.replace(IN_CAPITALS, (name) => CAPITALS[name] ?? name) : text);

/**
 * The words of a text, in lower case and without marks.
 * @example markedWordsIn('at least twenty-five PV')[2] // { text: 'twenty-five', value: 25, endsPhrase: false }
 */
export function markedWordsIn(text: string): readonly MarkedWord[] {
  const folded = SPELLINGS.reduce((done, [from, to]) => done.replace(from, to), foldText(withCapitals(text)));
  return withSums(
    folded
      .replace(JOINED_NUMBER, (_, before = '', name = '', first = '', behind = '') => `${before || first} ${name || behind}`)
      .split(' ')
      .map((word) => ({ text: word.replace(MARKS_AROUND, ''), endsPhrase: ENDS_PHRASE.test(word) }))
      .filter((word) => word.text !== '')
      .map((word) => {
        const value = numberOfWord(word.text);
        return value === undefined ? word : { ...word, value };
      }),
  );
}

/** Words for things rather than figures: “cheap ones”. */
const NO_FIGURES: ReadonlySet<string> = new Set(['ones', 'single', 'couple', 'pair', 'none', 'пара', 'пару', 'оба', 'обе']);
const HUNDRED = 100;

/** The number of a word, also of two words with a hyphen. */
function numberOfWord(word: string): number | undefined {
  if (word === 'hundred') return HUNDRED;
  const [first, second, ...others] = word.split('-').map((part) => (NO_FIGURES.has(part) ? undefined : NUMBER_WORDS.get(part)));
  if (first === undefined || others.length > 0 || !Number.isInteger(first)) return undefined;
  if (!word.includes('-')) return first;
  return second === undefined ? undefined : sumOf(first, second);
}

/** “Twenty” and “five” as one number; undefined for numbers that are two. */
function sumOf(first: number, second: number): number | undefined {
  if (second === HUNDRED && first < 10) return first * HUNDRED;
  const isPlace = (first >= HUNDRED && first % HUNDRED === 0 && second < HUNDRED) || (first >= 20 && first % 10 === 0 && second < 10);
  return isPlace && second > 0 ? first + second : undefined;
}

/** Numbers of several words as one. */
function withSums(words: readonly MarkedWord[]): readonly MarkedWord[] {
  const joined: MarkedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isBehind = before?.value !== undefined && word.value !== undefined && !before.endsPhrase;
    const value = isBehind ? sumOf(before.value, word.value) : undefined;
    if (before && value !== undefined) joined.splice(-1, 1, { ...word, text: `${before.text} ${word.text}`, value });
    else joined.push(word);
  }
  return joined;
}

const VALUE = /^\d[\d.\-–/]*\+?$/;
/** A number of a phrase. */
const ANY_VALUE = /^#[#\-/]*\+?$/;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Whether a word is a number in figures or in words. */
export const isValue = ({ text, value }: Pick<MarkedWord, 'text' | 'value'>): boolean =>
  value !== undefined || VALUE.test(text) || ANY_VALUE.test(text);

/** The numbers in a word, as figures. */
export const numbersIn = ({ text, value }: MarkedWord): readonly string[] =>
  value !== undefined ? [String(value)] : VALUE.test(text) ? (text.match(NUMBER) ?? []) : [];

/** A word without its ending; numbers as `#`. */
export const keyOf = (word: MarkedWord): string =>
  word.value !== undefined ? '#' : VALUE.test(word.text) ? word.text.replaceAll('–', '-').replace(NUMBER, '#') : formOf(word.text);

/** Abbreviations of three letters have no plural: “am” is no form of AMS. */
const ABBREVIATION = /^[a-z]{2}s$/;

/** A word without its ending. */
export const formOf = (word: string): string => (/^[\p{L}'’]+$/u.test(word) && !ABBREVIATION.test(word) ? stemOf(word) : word);
