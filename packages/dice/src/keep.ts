/** Keep or drop the highest or lowest dice of a pool. */
import { choose, chooseRow } from './combinatorics.js';
import { convolve } from './convolution.js';
import { certain, type Distribution, weighted } from './distribution.js';
import { sumOfFairDice } from './fair-dice.js';
import { checkDice, negated, powers, sum } from './pools.js';
import { descending } from './sorted-pools.js';

/**
 * The sum of the `keep` highest of `count` dice.
 * @throws RangeError when a number is not whole or negative, or when more dice are kept than rolled.
 * @example keepHighest(die(6), 3, 2)
 */
export function keepHighest(d: Distribution<number>, count: number, keep: number): Distribution<number> {
  checkKept(count, keep);
  if (keep === 0) return certain(0);
  return keep === count ? sum(d, count) : weighted(sumsByLastKept(descending(d), count, keep));
}

/**
 * The sum of the `keep` lowest of `count` dice.
 * @throws RangeError as `keepHighest`.
 * @example keepLowest(die(6), 3, 2)
 */
export function keepLowest(d: Distribution<number>, count: number, keep: number): Distribution<number> {
  return negated(keepHighest(negated(d), count, keep));
}

/**
 * The sum of `count` dice without the `drop` highest.
 * @throws RangeError as `keepHighest`.
 * @example dropHighest(die(6), 3, 1)
 */
export function dropHighest(d: Distribution<number>, count: number, drop: number): Distribution<number> {
  return keepLowest(d, count, count - drop);
}

/**
 * The sum of `count` dice without the `drop` lowest.
 * @throws RangeError as `keepHighest`.
 * @example dropLowest(die(6), 4, 1)
 */
export function dropLowest(d: Distribution<number>, count: number, drop: number): Distribution<number> {
  return keepHighest(d, count, count - drop);
}

/**
 * Sums of the kept dice, grouped by the face of the lowest kept die and by the number of dice above that face. The dice above are
 * all kept and show any higher face. The remaining kept dice show the face itself.
 */
function* sumsByLastKept(d: Distribution<number>, count: number, keep: number): Generator<readonly [number, bigint]> {
  let below = d.total;
  for (const [index, { value, weight }] of d.outcomes.entries()) {
    below -= weight;
    const higher = { outcomes: d.outcomes.slice(0, index), total: d.total - below - weight };
    const rest = waysForRest(powers(weight, count), powers(below, count), count, keep);
    const most = index === 0 ? 0 : keep - 1;
    let above: Distribution<number> = certain(0);
    for (let over = 0; over <= most; over++) {
      const ways = choose(count, over) * rest(over);
      for (const part of above.outcomes) yield [part.value + (keep - over) * value, part.weight * ways];
      if (over < most) above = sumOfFairDice(higher, over + 1) ?? convolve(above, higher);
    }
  }
}

/** Number of ways for the dice at or below the lowest kept face: enough of them show it, and the others are below it. */
function waysForRest(showing: readonly bigint[], below: readonly bigint[], count: number, keep: number): (over: number) => bigint {
  return (over) => {
    const dice = count - over;
    const choices = chooseRow(dice);
    let ways = 0n;
    for (let exactly = keep - over; exactly <= dice; exactly++) {
      ways += (choices[exactly] ?? 0n) * (showing[exactly] ?? 0n) * (below[dice - exactly] ?? 0n);
    }
    return ways;
  };
}

function checkKept(count: number, keep: number): void {
  checkDice(count);
  checkDice(keep);
  if (keep > count) throw new RangeError(`Cannot keep ${keep} of ${count} dice.`);
}
