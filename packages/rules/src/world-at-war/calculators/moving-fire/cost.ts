/** The odds of every number of hits, where the firepower is given: as many as there are dice, each with as many digits. */
import type { Question } from './resolve.js';

const DIE_MS = 0.00013;
/** Per die of the odds, squared: a d6 has at most this many binary digits in its denominator. */
const DIGITS_MS = 0.0000077 * Math.log2(6) ** 2;

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ firepower = 0 }: Question): number => 0.006 + DIE_MS * firepower + DIGITS_MS * firepower ** 2;
