/** Drops the smallest weights, up to an affordable total. */

import type { Tallies } from './tally.js';
import type { Row } from './turn.js';

/** The remaining weights of a turn. */
export interface Trimmed {
  readonly open: ReadonlyMap<number, Row>;
  readonly pairs: number;
  /** All kept weights are above this. */
  readonly threshold: number;
}

const EXPONENTS = 2048;
const EXPONENT_BIAS = 1023;
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
const [LITTLE_ENDIAN] = new Uint8Array(new Uint32Array([1]).buffer);
const HIGH_WORD = LITTLE_ENDIAN === 1 ? 1 : 0;

/** The biased binary exponent of a positive double; increases with the value. */
function exponentOf(value: number): number {
  double[0] = value;
  return (words[HIGH_WORD] as number) >>> 20;
}

/** The total weight for each binary exponent. */
function magnitudes(next: Tallies): Float64Array {
  const sums = new Float64Array(EXPONENTS);
  next.each(({ values, touched }) => {
    for (const index of touched) (sums[exponentOf(values[index] as number)] as number) += values[index] as number;
  });
  return sums;
}

/** Drops the smallest weights with a total of at most `most`. */
export function trimmed(next: Tallies, most: number): Trimmed {
  const sums = magnitudes(next);
  let left = most;
  let least = 0;
  while (least < EXPONENTS && (sums[least] as number) <= left) left -= sums[least++] as number;
  const open = new Map<number, Row>();
  let pairs = 0;
  next.each(({ values, touched }, state) => {
    const row = { states: [] as number[], weights: [] as number[] };
    for (const other of touched) {
      const weight = values[other] as number;
      const exponent = exponentOf(weight);
      if (exponent < least) continue;
      if (exponent === least && weight <= left) {
        left -= weight;
        continue;
      }
      row.states.push(other);
      row.weights.push(weight);
    }
    if (row.states.length > 0) open.set(state, row);
    pairs += row.states.length;
  });
  return { open, pairs, threshold: 2 ** (least - EXPONENT_BIAS) };
}
