/** Everybody near the blast has steps and odds of their own. */
import type { Question } from './flight.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ targets, nearestGroup, bystanders }: Question): number =>
  0.01 + 0.0024 * (targets.length + bystanders.length) + 0.0015 * nearestGroup.length;
