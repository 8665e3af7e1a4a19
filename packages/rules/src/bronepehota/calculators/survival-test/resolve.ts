/** The survival test. Sections 5.3 and 11.2 of the source. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { passOdds, survivalOdds } from '../../engine/survival/survival.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly armor: { readonly armor: number };
  readonly test: { readonly armor: number; readonly die: number; readonly passed: Fraction; readonly dead: Fraction };
  readonly panic: { readonly armor: number; readonly panicked: Fraction };
}

/** Resolves a checked question. A test is never forbidden. */
export function resolve({ armor, die, panic }: Question): Outcome<typeof output, Facts, object> {
  const survival = survivalOdds(armor, die, panic);
  return {
    figures: { ...survival },
    steps: [
      { key: 'armor', value: armor, rule: 'bronepehota/damage-and-armor', given: { armor } },
      {
        key: 'test',
        value: null,
        rule: 'bronepehota/survival-test',
        given: { armor, die, passed: passOdds(armor, die), dead: survival.dead },
      },
      ...(panic && armor >= 1 && armor <= die
        ? [{ key: 'panic', value: null, rule: 'bronepehota/panic', given: { armor, panicked: survival.panicked } } as const]
        : []),
    ],
  };
}
