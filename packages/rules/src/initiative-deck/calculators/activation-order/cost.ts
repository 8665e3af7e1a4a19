/** Every participant takes cards, and every unit a place in the order. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ participants }: Question): number => participants.reduce((sum, { units }) => sum + 0.0003 + 0.000016 * units, 0.003);
