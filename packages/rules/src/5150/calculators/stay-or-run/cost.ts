/** Each Rep among the figures has a row of its own. */
import type { Question } from './force.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ reps }: Question): number => 0.008 + 0.0032 * new Set(reps).size + 0.0001 * reps.length;
