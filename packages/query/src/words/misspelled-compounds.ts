/** Two words written as one, with a typo in one of them. */
import { wordsOneEditAway } from './one-edit-away.js';
import { MIN_PART_CHARACTERS } from './resolve-words.js';

/** Longer words are no names. */
const MAX_COMPOUND_CHARACTERS = 20;
/** A shorter word with a typo resembles too many others. */
const MIN_MISSPELLED_PART_CHARACTERS = 4;

/**
 * The pairs of words that a word may be: one as typed, the other one edit away. Those with the longest first part come first.
 * @example misspelledCompounds('timberwofl').some(([first, second]) => first === 'timber' && second === 'wolf') // true
 */
export function misspelledCompounds(word: string): readonly (readonly [string, string])[] {
  if (word.length > MAX_COMPOUND_CHARACTERS) return [];
  const places = Array.from({ length: word.length }, (_, index) => word.length - index);
  return places
    .filter((place) => place >= MIN_PART_CHARACTERS && word.length - place >= MIN_PART_CHARACTERS)
    .map((place) => [word.slice(0, place), word.slice(place)] as const)
    .flatMap(([first, second]) => [
      ...misspelled(second).map((each) => [first, each] as const),
      ...misspelled(first).map((each) => [each, second] as const),
    ]);
}

const misspelled = (part: string): readonly string[] =>
  wordsOneEditAway(part).filter(({ length }) => length >= MIN_MISSPELLED_PART_CHARACTERS);

/**
 * The compound that a word probably is.
 * @param exists whether a name has the word
 */
export const compoundMeant = (word: string, exists: (part: string) => boolean): readonly [string, string] | undefined =>
  misspelledCompounds(word).find((parts) => parts.every(exists));
