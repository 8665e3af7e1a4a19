/** Typo tolerance: suggests the closest name by edit distance, ignoring case. */
import { editDistance } from '../text/edit-distance.js';

/** Maximum edit distance; less in short words. */
const MAX_EDITS = 2;
const LETTERS_PER_EDIT = 3;
/** Longer words are not compared, because no name is that long and the comparison is slow. */
const MAX_WORD_CHARACTERS = 60;

/**
 * The closest of these names within the allowed edit distance.
 * @example closest('tmmm', ['skill', 'tmm']) // 'tmm'
 */
export function closest(word: string, names: readonly string[]): string | undefined {
  if (word.length > MAX_WORD_CHARACTERS) return undefined;
  const most = Math.min(MAX_EDITS, Math.floor(word.length / LETTERS_PER_EDIT));
  const near = names
    .filter((name) => Math.abs(name.length - word.length) <= most)
    .map((name) => ({ name, edits: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= most);
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.name;
}
