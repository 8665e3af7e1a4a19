/** Computes the duration of the storm. The answer is constant, so it is computed once. */
import { add, type Fraction, fraction, multiply, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import { STORM_PHASES, type StormPhase } from '../../reference/tables/storm.js';
import type { output } from './output.js';

export interface Facts {
  readonly phase: StormPhase & { readonly bonus: number };
}
type Answered = Outcome<typeof output, Facts, object>;

const mean: Fraction = STORM_PHASES.reduce((sum, { phase, chance }) => add(sum, multiply(fraction(phase), chance)), ZERO);

const ANSWER: Answered = {
  figures: { phases: STORM_PHASES, mean },
  steps: STORM_PHASES.map((phase) => ({
    key: 'phase',
    value: phase.needed,
    rule: 'world-at-war/table/storm',
    given: { ...phase, bonus: phase.phase - 1 },
  })),
};

/** Resolves the question. Source: Thor’s hammer in the Chaos of War table. */
export const resolve = (): Answered => ANSWER;
