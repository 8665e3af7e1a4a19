/** Typo tolerance by word length. */

/**
 * The maximum edit distance at which a word of some length counts as misspelled.
 * @example maxEdits(5) // 1
 */
export const maxEdits = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3);
