/** The answer lists the odds of every number of hits: one row for each die, with as many digits as dice. */
import { atLeast } from '@rangefinder/dice';
import { neededOf } from './leadership.js';
import { D6, diceOf, type Question } from './resolve.js';

const DIE_MS = 0.00013;
/** Time per squared number of binary digits of the odds. */
const DIGITS_MS = 0.0000077;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost(question: Question): number {
  const dice = diceOf(question);
  const digits = dice * Math.log2(Number(atLeast(D6, neededOf(question)).denominator));
  return 0.005 + DIE_MS * dice + DIGITS_MS * digits ** 2;
}
