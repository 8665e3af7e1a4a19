/** Odds as every door shows them. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';

/** An exact probability: `7/12`, and the same correctly rounded. */
export interface Chance {
  readonly fraction: string;
  readonly decimal: number;
}

export const chanceOf = (chance: Fraction): Chance => ({ fraction: toText(chance), decimal: toDecimal(chance) });
