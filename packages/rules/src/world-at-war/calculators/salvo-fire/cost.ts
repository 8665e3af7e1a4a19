/** The odds of every number of hits: as many as there are dice, each with as many digits. */
import { atLeast } from '@rangefinder/dice';
import { D6, diceOf, type Question } from './resolve.js';

const DIE_MS = 0.00013;
/** Per binary digit of the odds, squared. */
const DIGITS_MS = 0.0000077;

/** Milliseconds of one core: see `Cost`. */
export function cost(question: Question): number {
  const dice = diceOf(question);
  const digits = dice * Math.log2(Number(atLeast(D6, question.toHit).denominator));
  return 0.005 + DIE_MS * dice + DIGITS_MS * digits ** 2;
}
