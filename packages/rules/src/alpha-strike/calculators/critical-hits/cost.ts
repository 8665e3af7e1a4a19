/** The abilities of the unit are read from their texts; without a roll the whole table is worded. */
import { readingCost } from '../../engine/specials/specials.js';
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ roll, specials }: Question): number => (roll === undefined ? 0.008 : 0.002) + readingCost(specials);
