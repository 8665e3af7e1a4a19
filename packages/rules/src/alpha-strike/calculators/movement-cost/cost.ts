/** The cost grows with the number of legs. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ legs }: Question): number => 0.0025 + 0.0002 * legs.length;
