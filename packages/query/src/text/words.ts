/** Splits names into words, which search compares. */
import { foldText, latinText } from './fold.js';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const MAX_WORD_CHARACTERS = 60;

/**
 * The folded words of a text; all other characters separate them.
 * @example wordsOf('Тяжёлый Atlas AS7-D') // ['тяжелый', 'atlas', 'as7', 'd']
 */
export const wordsOf = (text: string): readonly string[] => partedWords(foldText(text));

const partedWords = (folded: string): readonly string[] =>
  folded
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_WORD_CHARACTERS));

/** The names of an entry, prepared for search. */
export interface SearchableNames {
  /** All names between bars, which tell a whole name and its beginning from a part: `|atlas as7 d|атлас|`. */
  readonly barred: string;
  /** Every word of the names once, and compounds without their hyphens: `as7d` for AS7-D, `trex` for T-Rex. */
  readonly words: readonly string[];
}

/**
 * Prepares the names of an entry for search.
 * @example searchableNames(['Atlas AS7-D', null]) // { barred: '|atlas as7 d|', words: ['atlas', 'as7', 'd', 'as7d'] }
 */
export function searchableNames(names: readonly (string | null)[]): SearchableNames {
  const [plain, words] = [new Set<string>(), new Set<string>()];
  const compounds: string[] = [];
  for (const [index, name] of names.entries()) {
    // A corrected name and that of the source are often equal.
    if (name === null || names.indexOf(name) < index) continue;
    const ofName: string[] = [];
    for (const part of foldText(name).split(' ')) {
      const ofPart = partedWords(part);
      if (ofPart.length > 1) compounds.push(ofPart.join('').slice(0, MAX_WORD_CHARACTERS));
      ofName.push(...ofPart);
    }
    // A single word with signs is also a whole name without them.
    if (ofName.length > 1 && !foldText(name).includes(' ')) plain.add(`${ofName.join('')}|`);
    plain.add(`${ofName.join(' ')}|`);
    for (const word of ofName) words.add(word);
  }
  for (const compound of compounds) words.add(compound);
  return { barred: `|${[...plain].join('')}`, words: [...words] };
}

/**
 * Whether a word consists of letters. Model codes (`as7`) do not: typo tolerance would take one of them for another.
 * @example isSpelled('as7') // false
 */
export const isSpelled = (word: string): boolean => /^\p{L}+$/u.test(word);

/** Latin letters that sound alike, replaced in this order. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/oo/g, 'u'],
  [/ee|y/g, 'i'],
];

/**
 * A word by its sound, in Latin letters. Misspellings, and names in different scripts, are compared by it.
 * @example soundOf('вулф') // 'vulf', as soundOf('wolf') is 'volf'
 */
export function soundOf(word: string): string {
  // Russian spells the short English a with э.
  const heard = latinText(word.replace(/э/g, 'а')).replace(/[^a-z0-9]/g, '');
  return ALIKE.reduce((text, [letters, sound]) => text.replace(letters, sound), heard).replace(/([a-z])\1+/g, '$1');
}
