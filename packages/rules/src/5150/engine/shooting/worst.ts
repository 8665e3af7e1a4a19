/** From hits to results: the distribution of hits on one target, and of the worst result among them. */
import {
  atLeast,
  certain,
  chain,
  countPasses,
  type Distribution,
  die,
  type Fraction,
  fraction,
  map,
  sortedRolls,
  weighted,
} from '@rangefinder/dice';
import type { Result } from '../../vocabulary.js';
import { ALL_RESULTS } from '../fields.js';
import { LUCKY_FACE } from '../hitting/hitting.js';
import type { Reached } from './dealt-dice.js';

/** The results of one die that reaches its face, for each weapon. */
export interface PerDie {
  readonly first: Distribution<Result>;
  readonly second: Distribution<Result>;
}

const D6 = die(6);

/** A die that luck rolls again against a Rep: a miss or the hit. */
export const luckily = (hit: Distribution<Result>, luck: number): Distribution<Result> =>
  chain(D6, (face): Distribution<Result> => (face <= luck ? hit : certain<Result>('MISSED')));

/**
 * Odds of every number of hits on a target with this many dice, from 0 up.
 * @example hitsOf([{ first: 1, second: 0, ways: 11 }, { first: 0, second: 0, ways: 25 }], 1, undefined)
 */
export function hitsOf(
  reached: readonly Reached[],
  dice: number,
  luck: number | undefined,
): readonly { readonly hits: number; readonly chance: Fraction }[] {
  const candidates = weighted(reached.map(({ first, second, ways }) => [first + second, ways] as const));
  const hits = luck === undefined ? candidates : chain(candidates, (sixes) => countPasses(D6, sixes, (face) => face <= luck));
  const ways = new Map(hits.outcomes.map(({ value, weight }) => [value, weight]));
  return Array.from({ length: dice + 1 }, (_, count) => ({ hits: count, chance: fraction(ways.get(count) ?? 0n, hits.total) }));
}

/** 1s that empty a weapon. */
const EMPTYING_ONES = 2;

/**
 * Odds of two or more 1s, when 6s are rolled again and those rolls count. The dice are sorted, so the 6s take the first places.
 * @param isRolledAgain for each place, from the highest die on, whether a 6 there is rolled again
 */
export function dryWithLuck(isRolledAgain: readonly boolean[]): Fraction {
  const count = (roll: readonly number[], face: number): number => roll.filter((shown) => shown === face).length;
  const ones = chain(sortedRolls(D6, isRolledAgain.length), (roll) => {
    const again = isRolledAgain.slice(0, count(roll, LUCKY_FACE)).filter(Boolean).length;
    return map(
      countPasses(D6, again, (face) => face === 1),
      (more) => count(roll, 1) + more,
    );
  });
  return atLeast(ones, EMPTYING_ONES);
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
