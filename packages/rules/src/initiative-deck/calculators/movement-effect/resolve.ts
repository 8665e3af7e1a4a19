/** Applies an effect on MP to the speeds of a unit. */
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { RUN_FACTOR, runOf } from '../../engine/movement/run.js';
import { INCHES_PER_MOVEMENT_POINT } from '../../reference/tables/alpha-strike.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly walk: { readonly printed: number; readonly change: number; readonly isLeast: boolean };
  readonly run: { readonly walk: number; readonly factor: number };
  readonly alphaStrike: { readonly change: number; readonly each: number };
}

const RULE: RuleId = 'initiative-deck/movement-effects';

/** Resolves a checked question. Source: effects on MP; play with Alpha Strike. Ruling: initiative-deck/ruling/no-mp-left. */
export function resolve({ walk: printed, change, readings }: Question): Outcome<typeof output, Facts, object> {
  const least = readings.includes('one-mp-left') ? Math.min(1, printed) : 0;
  const walk = Math.max(least, printed + change);
  const run = runOf(walk);
  const alphaStrikeInches = change * INCHES_PER_MOVEMENT_POINT;
  const steps: readonly Step<Facts>[] = [
    {
      key: 'walk',
      value: walk,
      rule: printed + change < least ? 'initiative-deck/ruling/no-mp-left' : RULE,
      given: { printed, change, isLeast: printed + change < least },
    },
    { key: 'run', value: run, rule: RULE, given: { walk, factor: RUN_FACTOR } },
    {
      key: 'alphaStrike',
      value: alphaStrikeInches,
      rule: 'initiative-deck/table/alpha-strike',
      given: { change, each: INCHES_PER_MOVEMENT_POINT },
    },
  ];
  return { figures: { walk, run, alphaStrikeInches }, steps };
}
