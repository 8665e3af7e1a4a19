/** When Stay or Run is rolled: every so many losses of the starting figures. */
import { LOSS_DIVISOR } from '../../reference/tables/stay-or-run.js';

/** Losses from one test to the next: a sixth of the figures, halves up, at least 1. @example lossStep(12) // 2 */
export const lossStep = (figures: number): number => Math.max(1, Math.floor(figures / LOSS_DIVISOR + 1 / 2));

/** Every number of losses at which the test comes. @example thresholdsOf(12) // [2, 4, 6, 8, 10, 12] */
export const thresholdsOf = (figures: number): readonly number[] =>
  Array.from({ length: Math.floor(figures / lossStep(figures)) }, (_, index) => (index + 1) * lossStep(figures));

/** How many thresholds this many losses have reached. @example reached(12, 5) // 2 */
export const reached = (figures: number, losses: number): number => Math.floor(losses / lossStep(figures));
