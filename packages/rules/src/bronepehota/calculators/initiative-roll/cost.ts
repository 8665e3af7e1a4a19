/** For each player, the computation covers every face and every number of tied players. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ players }: Question): number => 0.01 + 0.0006 * players.length ** 3;
