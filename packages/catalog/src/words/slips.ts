/** What a slip of the hand makes of a word. Pure. */
import { LANGUAGES } from '@rangefinder/rules';

/** Letters that slips put in, by the script of the word. */
const ALPHABETS = { en: 'abcdefghijklmnopqrstuvwxyz', ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя' } as const;

/**
 * All that lies one slip away from a word: a letter left out, put in, replaced, or two swapped.
 * @example oneSlipAway('zues').includes('zeus') // true
 */
export function oneSlipAway(word: string): readonly string[] {
  const language = LANGUAGES.find((each) => ALPHABETS[each].includes(word.charAt(0)));
  const letters = language === undefined ? [] : [...ALPHABETS[language]];
  const places = Array.from({ length: word.length + 1 }, (_, index) => [word.slice(0, index), word.slice(index)] as const);
  return [
    ...new Set(
      places.flatMap(([before, after]) => [
        before + after.slice(1),
        ...(after.length > 1 ? [before + after.charAt(1) + after.charAt(0) + after.slice(2)] : []),
        ...letters.flatMap((letter) => [before + letter + after, ...(after === '' ? [] : [before + letter + after.slice(1)])]),
      ]),
    ),
  ].filter((each) => each !== word);
}
