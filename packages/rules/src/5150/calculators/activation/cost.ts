/** Each group is a step, each side a row of odds. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ sides }: Question): number => sides.reduce((sum, { groups }) => sum + 0.006 + 0.0012 * groups.length, 0);
