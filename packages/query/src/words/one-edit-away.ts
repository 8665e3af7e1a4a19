/** Variants of a word at an edit distance of one. */
import { LANGUAGES } from '@rangefinder/rules';

/** Letters to insert, by the script of the word. */
const ALPHABETS = { en: 'abcdefghijklmnopqrstuvwxyz', ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя' } as const;

const splitsOf = (word: string): readonly (readonly [string, string])[] =>
  Array.from({ length: word.length + 1 }, (_, index) => [word.slice(0, index), word.slice(index)]);

const swapped = (before: string, after: string): string => before + after.charAt(1) + after.charAt(0) + after.slice(2);

/**
 * All words with two adjacent letters swapped.
 * @example swappedWords('wofl') // ['owfl', 'wfol', 'wolf']
 */
export const swappedWords = (word: string): readonly string[] =>
  splitsOf(word)
    .filter(([, after]) => after.length > 1)
    .map(([before, after]) => swapped(before, after))
    .filter((each) => each !== word);

/**
 * All words one edit away: with a letter deleted, inserted or replaced, or two adjacent letters swapped.
 * @example wordsOneEditAway('zues').includes('zeus') // true
 */
export function wordsOneEditAway(word: string): readonly string[] {
  const language = LANGUAGES.find((each) => ALPHABETS[each].includes(word.charAt(0)));
  const letters = language === undefined ? [] : [...ALPHABETS[language]];
  return [
    ...new Set(
      splitsOf(word).flatMap(([before, after]) => [
        before + after.slice(1),
        ...(after.length > 1 ? [swapped(before, after)] : []),
        ...letters.flatMap((letter) => [before + letter + after, ...(after === '' ? [] : [before + letter + after.slice(1)])]),
      ]),
    ),
  ].filter((each) => each !== word);
}
