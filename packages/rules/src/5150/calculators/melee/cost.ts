/**
 * Each round multiplies the denominators by those of the previous one. The time grows with the square of the rounds and of their
 * digits.
 */
import { fighterOf, type Question } from './fighter.js';
import { blowOf, roundOf } from './rounds.js';

const ROUND_MS = 0.0012;
/** Time per squared product of rounds and binary digits of the odds of one round. */
const DIGITS_MS = 0.000019;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost({ fighter, opponent, rounds, readings }: Question): number {
  const [one, two] = [fighterOf('fighter', fighter, opponent, readings), fighterOf('opponent', opponent, fighter, readings)];
  const blows = { fighter: blowOf(fighter, opponent, readings), opponent: blowOf(opponent, fighter, readings) };
  const later = roundOf(one, two, blows, false, readings);
  const digits = later.fighting.denominator.toString(2).length;
  return 0.025 + ROUND_MS * rounds + DIGITS_MS * (rounds * digits) ** 2;
}
