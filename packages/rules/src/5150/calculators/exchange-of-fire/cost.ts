/** Each figure that is shot at takes an exact exchange of its own. */
import type { Question } from './volley.js';

const PAIR_MS = 3;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ first, second }: Question): number => 0.2 + PAIR_MS * Math.min(first.length, second.length);
