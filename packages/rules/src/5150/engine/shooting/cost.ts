/** Each target has odds for every number of hits and for every result. */
import type { Question } from './situation.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ targets }: Question): number => targets.reduce((sum, { dice }) => sum + 0.011 + 0.004 * dice, 0.003);
