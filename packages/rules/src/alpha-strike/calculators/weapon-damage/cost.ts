/** The abilities of the unit are parsed from text. */
import { readingCost } from '../../engine/specials/specials.js';
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ specials }: Question): number => 0.004 + readingCost(specials);
