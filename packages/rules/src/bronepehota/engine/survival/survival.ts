/** Survival and armor tests: one die compared with an armor. Sections 5.3, 6.6 and 11.2 of the source. */
import { add, complement, type Fraction, fraction, multiply, subtract, ZERO } from '@rangefinder/dice';
import { SURVIVAL_DIE } from '../../reference/tables/real-hits.js';

/** Odds of the results of a survival test. They add up to 1. */
export interface Survival {
  /** Alive and not panicked. */
  readonly alive: Fraction;
  readonly panicked: Fraction;
  readonly dead: Fraction;
}

/** Odds that a die does not exceed an armor. `passOdds(3, 6)` → 1/2 */
export const passOdds = (armor: number, faces: number): Fraction => fraction(Math.min(Math.max(armor, 0), faces), faces);

/** Odds that a die equals the armor. `panicOdds(3, 6)` → 1/6 */
const panicOdds = (armor: number, faces: number): Fraction => (armor >= 1 && armor <= faces ? fraction(1, faces) : ZERO);

/**
 * The survival test: the die must not exceed the armor. With the panic rule, an equal die means alive but fleeing.
 * @example survivalOdds(3, 6, true) // alive 1/3, panicked 1/6, dead 1/2
 */
export function survivalOdds(armor: number, faces: number, panic: boolean): Survival {
  const passed = passOdds(armor, faces);
  const panicked = panic ? panicOdds(armor, faces) : ZERO;
  return { alive: subtract(passed, panicked), panicked, dead: complement(passed) };
}

/**
 * A survival test that is taken with the odds `tested`. Without a test the soldier is unharmed.
 * @example survivalIf(fraction(1, 2), survivalOdds(3, 6, false)) // alive 3/4, dead 1/4
 */
export const survivalIf = (tested: Fraction, { alive, panicked, dead }: Survival): Survival => ({
  alive: add(complement(tested), multiply(tested, alive)),
  panicked: multiply(tested, panicked),
  dead: multiply(tested, dead),
});

/** A pilot behind an armor, who is tested only when the armor fails. */
export const behindArmor = (passed: Fraction, pilotArmor: number, panic: boolean): Survival =>
  survivalIf(complement(passed), survivalOdds(pilotArmor, SURVIVAL_DIE, panic));
