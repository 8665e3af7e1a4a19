/** The cost grows with the number of groups and sides. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ sides }: Question): number => sides.reduce((sum, { groups }) => sum + 0.006 + 0.0012 * groups.length, 0);
