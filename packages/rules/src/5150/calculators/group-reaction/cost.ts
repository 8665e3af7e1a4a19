/** The time grows with the figures, the dice, and the second roll of Recovery. */
import type { Given } from './resolve.js';

const FIGURE_MS = 0.5;
const SECOND_ROLL = 12;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ test, figures }: Given): number => FIGURE_MS * figures.length * (test === 'RECOVERY' ? SECOND_ROLL : 1);
