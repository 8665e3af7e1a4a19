/** How many slips of the hand a search forgives. */

/**
 * Slips that are forgiven in a word of so many letters.
 * @example forgiven(5) // 1
 */
export const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3);
