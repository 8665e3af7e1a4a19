/** From hits to results: the distribution of hits on one target, and of the worst result among them. */
import { certain, chain, countPasses, type Distribution, die, type Fraction, fraction, weighted } from '@rangefinder/dice';
import type { Result } from '../../vocabulary.js';
import { ALL_RESULTS } from '../fields.js';
import { LUCKY_REP } from '../hitting/hitting.js';
import type { Reached } from './dealt-dice.js';

/** The results of one die that reaches its face, for each weapon. */
export interface PerDie {
  readonly first: Distribution<Result>;
  readonly second: Distribution<Result>;
}

const D6 = die(6);

/** A die that luck rolls again: a miss or the hit. */
export const luckily = (hit: Distribution<Result>): Distribution<Result> =>
  chain(D6, (face): Distribution<Result> => (face <= LUCKY_REP ? hit : certain<Result>('MISSED')));

/** Hits among dice that luck rolls again. */
const luckyHits = (dice: number): Distribution<number> => countPasses(D6, dice, (face) => face <= LUCKY_REP);

/**
 * Odds of every number of hits on a target with this many dice, from 0 up.
 * @example hitsOf([{ first: 1, second: 0, ways: 11 }, { first: 0, second: 0, ways: 25 }], 1, false)
 */
export function hitsOf(
  reached: readonly Reached[],
  dice: number,
  again: boolean,
): readonly { readonly hits: number; readonly chance: Fraction }[] {
  const candidates = weighted(reached.map(({ first, second, ways }) => [first + second, ways] as const));
  const hits = again ? chain(candidates, luckyHits) : candidates;
  const ways = new Map(hits.outcomes.map(({ value, weight }) => [value, weight]));
  return Array.from({ length: dice + 1 }, (_, count) => ({ hits: count, chance: fraction(ways.get(count) ?? 0n, hits.total) }));
}

/** For each result, the total weight of all results no worse. */
function noWorse({ outcomes }: Distribution<Result>): readonly bigint[] {
  const weights = new Map(outcomes.map(({ value, weight }) => [value, weight]));
  let sum = 0n;
  return ALL_RESULTS.map((result) => {
    sum += weights.get(result) ?? 0n;
    return sum;
  });
}

const powersOf = (base: bigint, most: number): readonly bigint[] => Array.from({ length: most + 1 }, (_, power) => base ** BigInt(power));

/** The number of ways, out of `6^dice × total^dice` of each weapon, in which no hit is worse than a result. */
function waysNoWorse(
  reached: readonly Reached[],
  dice: number,
  first: readonly [bigint, bigint],
  second: readonly [bigint, bigint],
): bigint {
  const [mildA, allA, mildB, allB] = [...first, ...second].map((base) => powersOf(base, dice)) as unknown as readonly [
    readonly bigint[],
    readonly bigint[],
    readonly bigint[],
    readonly bigint[],
  ];
  const share = (mild: readonly bigint[], all: readonly bigint[], hits: number): bigint =>
    (mild[hits] as bigint) * (all[dice - hits] as bigint);
  return reached.reduce((sum, hit) => sum + BigInt(hit.ways) * share(mildA, allA, hit.first) * share(mildB, allB, hit.second), 0n);
}

/**
 * Odds of the worst result of all hits on a target, mildest first, including odds of 0. Each is the odds that nothing is worse than
 * it, minus the odds that everything is milder.
 */
export function worstOf(
  reached: readonly Reached[],
  dice: number,
  { first, second }: PerDie,
): readonly { readonly result: Result; readonly chance: Fraction }[] {
  const [milderA, milderB] = [noWorse(first), noWorse(second)];
  const all = waysNoWorse(reached, dice, [first.total, first.total], [second.total, second.total]);
  let before = 0n;
  return ALL_RESULTS.map((result, index) => {
    const upTo = waysNoWorse(reached, dice, [milderA[index] as bigint, first.total], [milderB[index] as bigint, second.total]);
    const chance = fraction(upTo - before, all);
    before = upTo;
    return { result, chance };
  });
}
