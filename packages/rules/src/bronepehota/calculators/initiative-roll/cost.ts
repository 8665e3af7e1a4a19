/** For each player every face, shared with any number of others. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ players }: Question): number => 0.01 + 0.0006 * players.length ** 3;
