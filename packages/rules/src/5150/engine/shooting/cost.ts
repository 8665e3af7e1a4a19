/** The answer has odds for every number of hits and every result of each target. */
import { type Question, withDice } from './situation.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = (question: Question): number => withDice(question).targets.reduce((sum, { dice }) => sum + 0.011 + 0.004 * dice, 0.003);
