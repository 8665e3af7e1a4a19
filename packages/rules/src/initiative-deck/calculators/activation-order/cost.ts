/** The cost grows with the number of participants and of units. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ participants }: Question): number => participants.reduce((sum, { units }) => sum + 0.0003 + 0.000016 * units, 0.003);
