/** Two words written as one, with a typo in one of them. */
import { swappedWords, wordsOneEditAway } from './one-edit-away.js';
import { MIN_PART_CHARACTERS } from './resolve-words.js';

/** Longer words are no names. */
const MAX_COMPOUND_CHARACTERS = 20;
/** A shorter word with a typo resembles too many others, unless two of its letters are swapped. */
const MIN_MISSPELLED_PART_CHARACTERS = 4;

type Pair = readonly [string, string];

/**
 * The pairs of words that make up a word, with the longest first part first.
 * @example partsOfCompound('madcat') // [['mad', 'cat']]
 */
function partsOfCompound(word: string): readonly Pair[] {
  if (word.length > MAX_COMPOUND_CHARACTERS) return [];
  return Array.from({ length: word.length }, (_, index) => word.length - index)
    .filter((place) => place >= MIN_PART_CHARACTERS && word.length - place >= MIN_PART_CHARACTERS)
    .map((place) => [word.slice(0, place), word.slice(place)]);
}

/**
 * The pairs of words that a word may be: one that exists as typed, the other one edit away. Those with the longest first part come
 * first.
 * @param exists whether a name has the word
 * @example misspelledCompounds('timberwofl', (part) => part === 'timber').some(([, second]) => second === 'wolf') // true
 */
export const misspelledCompounds = (word: string, exists: (part: string) => boolean): readonly Pair[] =>
  partsOfCompound(word).flatMap(([first, second]) => [
    ...(exists(first) ? misspelled(second).map((each) => [first, each] as const) : []),
    ...(exists(second) ? misspelled(first).map((each) => [each, second] as const) : []),
  ]);

function misspelled(part: string): readonly string[] {
  const swapped = swappedWords(part);
  const near = wordsOneEditAway(part).filter((other) => other.length >= MIN_MISSPELLED_PART_CHARACTERS && !swapped.includes(other));
  return [...swapped, ...near];
}
