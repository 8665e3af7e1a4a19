/** How many guns of a broadside hit? */
import { atLeast, countPasses, die, type Fraction, mean } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { HITS_ON } from '../../reference/tables/index.js';
import type { Range } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export interface Facts {
  readonly range: { readonly range: Range; readonly needed: number };
  readonly guns: { readonly guns: number; readonly chance: Fraction };
}

const D6 = die(6);

/** Resolves a checked question. Source: Broadside. */
export function resolve({ guns, range }: Checked<typeof input>): Outcome<typeof output, Facts, object> {
  const needed = HITS_ON[range];
  const hits = countPasses(D6, guns, (face) => face >= needed);
  const chance = atLeast(hits, 1);
  return {
    figures: { needed, chance, mean: mean(hits) },
    steps: [
      { key: 'range', value: needed, rule: 'paper-fleet/table/broadside', given: { range, needed } },
      { key: 'guns', value: guns, rule: 'paper-fleet/broadside', given: { guns, chance } },
    ],
  };
}
