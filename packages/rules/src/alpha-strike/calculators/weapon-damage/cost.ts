/** The abilities of the unit are read from their texts. */
import { readingCost } from '../../engine/specials/specials.js';
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ specials }: Question): number => 0.004 + readingCost(specials);
