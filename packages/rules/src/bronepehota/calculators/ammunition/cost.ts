/** Each shot is a step. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ shots }: Question): number => 0.0015 + 0.0007 * shots.length;
