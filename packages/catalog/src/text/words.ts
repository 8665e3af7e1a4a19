/** Names as words: what search compares, word by word, whatever stands between them. */
import { foldText, latinText } from './fold.js';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const MAX_WORD_CHARACTERS = 60;

/**
 * The words of a text, folded; signs part them.
 * @example wordsOf('Тяжёлый Atlas AS7-D') // ['тяжелый', 'atlas', 'as7', 'd']
 */
export const wordsOf = (text: string): readonly string[] => partedWords(foldText(text));

const partedWords = (folded: string): readonly string[] =>
  folded
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_WORD_CHARACTERS));

/** Names of an entry in the form that search looks them up in. */
export interface SearchableNames {
  /** All names, each between bars, so that a whole name and its beginning can be distinguished from a part: `|atlas as7 d|атлас|`. */
  readonly barred: string;
  /** Every word of the names once, and what players write in one word: `as7d` for AS7-D, `trex` for T-Rex. */
  readonly words: readonly string[];
}

/**
 * The names of an entry in the form that search looks them up in.
 * @example searchableNames(['Atlas AS7-D', null]) // { barred: '|atlas as7 d|', words: ['atlas', 'as7', 'd', 'as7d'] }
 */
export function searchableNames(names: readonly (string | null)[]): SearchableNames {
  const [plain, words] = [new Set<string>(), new Set<string>()];
  const compounds: string[] = [];
  for (const [index, name] of names.entries()) {
    // The same name often comes again, as the one that the source has.
    if (name === null || names.indexOf(name) < index) continue;
    const ofName: string[] = [];
    for (const part of foldText(name).split(' ')) {
      const ofPart = partedWords(part);
      if (ofPart.length > 1) compounds.push(ofPart.join('').slice(0, MAX_WORD_CHARACTERS));
      ofName.push(...ofPart);
    }
    // One word with signs in it is a whole name without them, too.
    if (ofName.length > 1 && !foldText(name).includes(' ')) plain.add(`${ofName.join('')}|`);
    plain.add(`${ofName.join(' ')}|`);
    for (const word of ofName) words.add(word);
  }
  for (const compound of compounds) words.add(compound);
  return { barred: `|${[...plain].join('')}`, words: [...words] };
}

/**
 * Whether a word is made of letters only. Models (`as7`) are not: there are as many of them as units, and one that is close to
 * another is another.
 * @example isSpelled('as7') // false
 */
export const isSpelled = (word: string): boolean => /^\p{L}+$/u.test(word);

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
