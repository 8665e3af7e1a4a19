/** Names as words: what search compares, word by word, whatever stands between them. */
import { foldText, latinText } from './fold.js';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const LONGEST_WORD = 60;

/**
 * The words of a text, folded; signs part them.
 * @example wordsOf('Тяжёлый Atlas AS7-D') // ['тяжелый', 'atlas', 'as7', 'd']
 */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));

/**
 * A name as it is compared with what was typed.
 * @example plainName('Atlas AS7-D') // 'atlas as7 d'
 */
export const plainName = (name: string): string => wordsOf(name).join(' ');

/**
 * All names of an entry, each between bars, so that a whole name and its beginning can be told from a part.
 * @example barredNames(['Atlas AS7-D', null, 'Атлас']) // '|atlas as7 d|атлас|'
 */
export function barredNames(names: readonly (string | null)[]): string {
  const plain = new Set(names.flatMap((name) => (name === null ? [] : [plainName(name)])));
  return `|${[...plain].map((name) => `${name}|`).join('')}`;
}

/**
 * Every word of the names once, and what players write in one word: `as7d` for AS7-D, `trex` for T-Rex.
 * @example searchWords(['Atlas AS7-D']) // ['atlas', 'as7', 'd', 'as7d']
 */
export function searchWords(names: readonly (string | null)[]): readonly string[] {
  const given = names.flatMap((name) => name ?? []);
  return [...new Set([...given.flatMap(wordsOf), ...given.flatMap(compoundsOf)])];
}

const compoundsOf = (name: string): readonly string[] =>
  foldText(name)
    .split(' ')
    .map((part) => part.split(BETWEEN_WORDS).filter((word) => word !== ''))
    .filter((words) => words.length > 1)
    .map((words) => words.join('').slice(0, LONGEST_WORD));

/** Latin letters that are heard alike, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/oo/g, 'u'],
  [/ee|y/g, 'i'],
];

/**
 * A word by sound, in Latin letters: what misspellings are compared in, and names heard in one language with those written in the
 * other.
 * @example soundOf('вулф') // 'vulf', as soundOf('wolf') is 'volf'
 */
export function soundOf(word: string): string {
  // Russian spells the English short a with э.
  const heard = latinText(word.replace(/э/g, 'а')).replace(/[^a-z0-9]/g, '');
  return ALIKE.reduce((text, [letters, sound]) => text.replace(letters, sound), heard).replace(/([a-z])\1+/g, '$1');
}
