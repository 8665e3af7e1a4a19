/** How many slips of the hand lie between two words. */
/**
 * Letters added, left out, changed or swapped with their neighbors (optimal string alignment).
 * @example editDistance('atals', 'atlas') // 1
 */
export declare function editDistance(a: string, b: string): number;
/**
 * Slips that are forgiven in a word of so many letters.
 * @example forgiven(5) // 1
 */
export declare const forgiven: (letters: number) => number;
