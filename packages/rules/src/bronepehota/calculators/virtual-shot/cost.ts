/** The answer lists the odds of every amount of damage: one row for each die, with as many digits as dice. */
import { type Question, shotOf } from './shot.js';

const BYSTANDER_MS = 0.0045;
const DIE_MS = 0.00016;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost(question: Question): number {
  const { power, hit, bonus } = shotOf(question);
  const harmless = hit.numerator === 0n || question.armor + bonus >= power.faces;
  const damage = harmless ? 0 : DIE_MS * power.count ** 1.4 * Math.log2(power.faces);
  return 0.009 + damage + BYSTANDER_MS * (question.blast?.bystanders.length ?? 0);
}
