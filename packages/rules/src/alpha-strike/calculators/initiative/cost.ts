/** The order of movement is as long as the smaller side has units, and is built back to front. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ first, second }: Question): number => 0.006 + 0.000028 * Math.min(first, second) ** 2;
