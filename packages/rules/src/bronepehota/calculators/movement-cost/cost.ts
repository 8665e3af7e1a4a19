/** Each leg of the path is a step. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ legs }: Question): number => 0.002 + 0.0013 * legs.length;
