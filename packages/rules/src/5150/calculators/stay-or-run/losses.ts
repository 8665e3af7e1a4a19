/** The losses after which Stay or Run is rolled: multiples of a share of the starting figures. */
import { LOSS_DIVISOR } from '../../reference/tables/stay-or-run.js';

/** Losses between two tests: a sixth of the figures, halves rounded up, at least 1. @example lossStep(12) // 2 */
export const lossStep = (figures: number): number => Math.max(1, Math.floor(figures / LOSS_DIVISOR + 1 / 2));

/** All numbers of losses that cause a test. @example thresholdsOf(12) // [2, 4, 6, 8, 10, 12] */
export const thresholdsOf = (figures: number): readonly number[] =>
  Array.from({ length: Math.floor(figures / lossStep(figures)) }, (_, index) => (index + 1) * lossStep(figures));

/** The number of thresholds reached with these losses. @example reached(12, 5) // 2 */
export const reached = (figures: number, losses: number): number => Math.floor(losses / lossStep(figures));
