/** The facts of each step and refusal of a duel. */
import type { Fraction, Interval } from '@rangefinder/dice';
import type { UnitRefusals } from '../../engine/coverage/unit-refusal.js';
import type { ToHitFacts } from '../../engine/to-hit/to-hit.js';
import type { Range, SideName } from '../../vocabulary.js';

export interface Facts extends ToHitFacts {
  readonly fires: { readonly side: SideName };
  readonly roll: { readonly target: number; readonly chance: Fraction };
  readonly damage: { readonly amounts: readonly number[] };
  readonly holdsFire: { readonly side: SideName; readonly because: 'SHUT_DOWN' | 'NO_DAMAGE' | 'CANNOT_HIT' };
  readonly conduct: object;
  readonly simultaneous: object;
  readonly pending: object;
  readonly overheat: { readonly side: SideName; readonly points: number };
  readonly standing: {
    readonly turn: number;
    readonly first: Fraction | Interval;
    readonly second: Fraction | Interval;
    readonly both: Fraction | Interval;
    readonly neither: Fraction | Interval;
  };
  readonly bounded: { readonly from: number };
  readonly stopped: { readonly counted: number; readonly planned: number };
}

export interface Refusals extends UnitRefusals {
  readonly OUT_OF_RANGE: { readonly inches: number; readonly limit: number };
  readonly CONTACT: object;
  readonly JUMP_FROM_WATER: { readonly side: SideName };
  readonly OVERHEAT_WITH_HT: { readonly side: SideName };
  readonly NOBODY_FIRES: { readonly range: Range };
  readonly OVERHEAT_ABOVE_VALUE: { readonly side: SideName; readonly overheat: number; readonly limit: number };
}
