/** The value that a misspelled one probably is. */
import { editDistance } from '@rangefinder/rules';
import { maxEdits } from './max-edits.js';

/** Minimum edit distance that is tolerated, since many values are abbreviations. */
const MIN_EDITS = 1;

/**
 * The closest value within the typo tolerance of its length, ignoring case.
 * @example nearestValue('armr', ['armor', 'ammo']) // 'armor'
 */
export function nearestValue(given: string, values: readonly string[]): string | undefined {
  const most = Math.max(MIN_EDITS, maxEdits(given.length));
  const near = values
    .filter((value) => Math.abs(value.length - given.length) <= most)
    .map((value) => ({ value, edits: editDistance(given.toLowerCase(), value.toLowerCase()) }))
    .filter(({ edits }) => edits <= most);
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.value;
}
