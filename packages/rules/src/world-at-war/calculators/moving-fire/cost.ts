/** With a given firepower, the answer lists the odds of every number of hits: one row for each die, with as many digits as dice. */
import type { Question } from './resolve.js';

const DIE_MS = 0.00013;
/** Time per squared number of dice. The denominator of the odds has at most log2(6) bits for each d6. */
const DIGITS_MS = 0.0000077 * Math.log2(6) ** 2;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ firepower = 0 }: Question): number => 0.006 + DIE_MS * firepower + DIGITS_MS * firepower ** 2;
