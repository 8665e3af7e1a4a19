/** The cost grows with the number of figures, which have steps and odds of their own. */
import type { Question } from './flight.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ targets, nearestGroup, bystanders }: Question): number =>
  0.01 + 0.0024 * (targets.length + bystanders.length) + 0.0015 * nearestGroup.length;
