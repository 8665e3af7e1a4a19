/** With Fast Move the places after each turn multiply. */
import { PER_INCH, pathOf, type Question } from './path.js';

const TURN_MS = 0.05;
const FAST_TURN_MS = 0.6;
const SLOW_MOVE_INCHES = 6;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost({ legs, fast }: Question): number {
  const inches = pathOf({ legs }).reduce((sum, piece) => sum + ('units' in piece ? piece.units / PER_INCH : SLOW_MOVE_INCHES), 0);
  const turns = 1 + (2 * inches) / SLOW_MOVE_INCHES;
  return 0.05 + turns * (fast ? FAST_TURN_MS : TURN_MS);
}
