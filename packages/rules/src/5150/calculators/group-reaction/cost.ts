/** The time grows with the figures, the dice, and the second roll of Recovery. */
import type { Question } from './resolve.js';

const FIGURE_MS = 0.5;
const SECOND_ROLL = 12;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ test, figures }: Question): number => FIGURE_MS * figures.length * (test === 'RECOVERY' ? SECOND_ROLL : 1);
