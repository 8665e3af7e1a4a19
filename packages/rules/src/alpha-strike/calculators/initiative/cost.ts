/** The order of movement has as many rounds as the smaller side has units. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ first, second }: Question): number => 0.006 + 0.000028 * Math.min(first, second) ** 2;
