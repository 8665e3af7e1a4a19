/** The results of turns in doubles. */
import { toDecimal } from '@rangefinder/dice';
import type { HitWeights } from '../../../engine/combat/rolls.js';
import type { Hits, Weights } from './hits.js';
import type { NumberedSide, Outcomes } from './numbered-side.js';

/** The chances of a roll to hit, each correctly rounded. */
export interface Roll {
  readonly missed: number;
  readonly hit: number;
  readonly natural12: number;
}

/** The results of a turn before the roll to hit. */
export interface Results {
  /** The state after a miss, and those after a hit. */
  readonly missed: number;
  readonly struck: readonly number[];
  readonly hit: Chances;
  readonly natural12: Chances;
}

/** Chances after a hit, each correctly rounded. */
interface Chances {
  /** For each state in `struck`. */
  readonly ways: readonly number[];
  readonly survived: number;
  readonly destroyed: number;
}

/** The results of a side, memoized. */
export interface Odds {
  readonly roll: (turn: number) => Roll;
  readonly after: (state: number, turn: number) => Results;
}

const chance = (numerator: bigint, denominator: bigint): number => (numerator === 0n ? 0 : toDecimal({ numerator, denominator }));

const chancesOf = ({ conditions, survived, destroyed }: Weights, total: bigint): Chances => ({
  ways: conditions.map((weight) => chance(weight, total)),
  survived: chance(survived, total),
  destroyed: chance(destroyed, total),
});

const rollOf = ({ miss, hit, natural12, total }: HitWeights): Roll => ({
  missed: chance(miss, total),
  hit: chance(hit, total),
  natural12: chance(natural12, total),
});

export function oddsOf({ rolls, after }: NumberedSide): Odds {
  const knownRolls: Roll[] = [];
  const known: Results[] = [];
  const knownHits: Pick<Results, 'hit' | 'natural12'>[] = [];
  const hitsIn = ({ number, weights, natural12, total }: Hits): Pick<Results, 'hit' | 'natural12'> => {
    knownHits[number] ??= { hit: chancesOf(weights, total), natural12: chancesOf(natural12, total) };
    return knownHits[number] as Pick<Results, 'hit' | 'natural12'>;
  };
  const resultsOf = ({ number, missed, struck, hits }: Outcomes): Results => {
    known[number] ??= { missed, struck, ...hitsIn(hits) };
    return known[number] as Results;
  };
  return {
    roll: (turn) => {
      knownRolls[turn] ??= rollOf(rolls[turn] as HitWeights);
      return knownRolls[turn] as Roll;
    },
    after: (state, turn) => resultsOf(after(state, turn)),
  };
}
