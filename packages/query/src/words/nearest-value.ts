/** The value that a misspelled one probably is. */
import { editDistance } from '@rangefinder/rules';
import { maxEdits } from './max-edits.js';

/** Minimum edit distance that is tolerated, since many values are abbreviations. */
const MIN_EDITS = 1;

/**
 * The closest value within the typo tolerance of its length, ignoring case. Of equally close values, one with the same first letter
 * comes first: few typos are in the first letter.
 * @example nearestValue('armr', ['armor', 'ammo']) // 'armor'
 */
export function nearestValue(given: string, values: readonly string[]): string | undefined {
  const typed = given.toLowerCase();
  const most = Math.max(MIN_EDITS, maxEdits(given.length));
  const near = values
    .filter((value) => Math.abs(value.length - given.length) <= most)
    .map((value) => ({ value, edits: editDistance(typed, value.toLowerCase()), isOdd: value.charAt(0).toLowerCase() !== typed.charAt(0) }))
    .filter(({ edits }) => edits <= most);
  return near.toSorted((a, b) => a.edits - b.edits || Number(a.isOdd) - Number(b.isOdd))[0]?.value;
}
