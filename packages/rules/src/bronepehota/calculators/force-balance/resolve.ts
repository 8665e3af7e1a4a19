/** Balance of army costs. Section 1.5 of the source. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { differencePercent, verdictOf } from '../../engine/balance/balance.js';
import { MAX_PERCENT } from '../../reference/tables/balance.js';
import type { Verdict } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly dearest: { readonly cost: number };
  readonly cheapest: { readonly cost: number };
  readonly percent: { readonly difference: number; readonly percent: Fraction; readonly ofCostliest: boolean };
  readonly verdict: { readonly verdict: Verdict; readonly limit: number; readonly percent: Fraction };
}

/** The limit of a verdict. For uneven armies, the limit that they exceed. */
const limitOf = (verdict: Verdict): number => MAX_PERCENT[verdict === 'UNEVEN' ? 'ACCEPTABLE' : verdict];

/** Resolves a checked question. Uneven armies are not forbidden, because the rules only recommend balance. */
export function resolve({ costs, readings }: Question): Outcome<typeof output, Facts, object> {
  const dearest = Math.max(...costs);
  const cheapest = Math.min(...costs);
  const difference = dearest - cheapest;
  const percent = differencePercent(dearest, cheapest, readings);
  const verdict = verdictOf(percent);
  return {
    figures: { difference, percent, verdict },
    steps: [
      { key: 'dearest', value: dearest, rule: 'bronepehota/armies', given: { cost: dearest } },
      { key: 'cheapest', value: -cheapest, rule: 'bronepehota/armies', given: { cost: cheapest } },
      {
        key: 'percent',
        value: null,
        rule: 'bronepehota/ruling/balance-base',
        given: { difference, percent, ofCostliest: readings.includes('balance-of-costlier') },
      },
      { key: 'verdict', value: null, rule: 'bronepehota/table/balance', given: { verdict, limit: limitOf(verdict), percent } },
    ],
  };
}
