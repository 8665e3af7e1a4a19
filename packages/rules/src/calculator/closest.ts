/** The name that somebody probably meant: by edit distance, capitals aside. */
import { editDistance } from '../text/edit-distance.js';

/** Typing errors that are still taken for a slip of the same word; one in short words. */
const MAX_EDITS = 2;
const LETTERS_PER_EDIT = 3;
/** A longer word is no slip of a name, and comparing it costs. */
const MAX_WORD_CHARACTERS = 60;

/**
 * The nearest of these names to a word, if it is near at all.
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
