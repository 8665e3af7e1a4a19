/** The losses after which Stay or Run is rolled: multiples of a share of the starting figures. */
import type { Checked } from '../../../calculator/fields.js';
import { LOSS_DIVISOR } from '../../reference/tables/stay-or-run.js';
import type { input } from './input.js';

type Question = Checked<typeof input>;
type Force = Pick<Question, 'figures' | 'readings'>;

/**
 * Losses between two tests: a sixth of the figures, halves rounded up, at least 1. By another reading halves are rounded down, and 0
 * means that the force never tests.
 * @example lossStep({ figures: 12, readings: [] }) // 2
 */
export const lossStep = ({ figures, readings }: Force): number =>
  readings.includes('losses-half-down')
    ? Math.max(0, Math.ceil(figures / LOSS_DIVISOR - 1 / 2))
    : Math.max(1, Math.floor(figures / LOSS_DIVISOR + 1 / 2));

/** All numbers of losses that cause a test. @example thresholdsOf({ figures: 12, readings: [] }) // [2, 4, 6, 8, 10, 12] */
export function thresholdsOf(force: Force): readonly number[] {
  const step = lossStep(force);
  return step === 0 ? [] : Array.from({ length: Math.floor(force.figures / step) }, (_, index) => (index + 1) * step);
}

/** The number of thresholds reached with these losses. @example reached({ figures: 12, readings: [] }, 5) // 2 */
export function reached(force: Force, losses: number): number {
  const step = lossStep(force);
  return step === 0 ? 0 : Math.floor(losses / step);
}

/** Whether more thresholds are reached than at the last test. */
export const isDue = (force: Pick<Question, 'figures' | 'readings' | 'losses' | 'lossesAtLastTest'>): boolean =>
  reached(force, force.losses) > reached(force, force.lossesAtLastTest);
