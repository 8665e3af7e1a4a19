/** The cost grows with the number of shots. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ shots }: Question): number => 0.0015 + 0.0007 * shots.length;
