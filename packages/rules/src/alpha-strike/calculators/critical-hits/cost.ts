/** The abilities of the unit are parsed from text. Without a roll, the complete table is worded. */
import { readingCost } from '../../engine/specials/specials.js';
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ roll, specials }: Question): number => (roll === undefined ? 0.008 : 0.002) + readingCost(specials);
