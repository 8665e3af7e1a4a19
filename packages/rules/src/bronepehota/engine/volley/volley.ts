/**
 * Several shots at one target: the armor after each of them. A machine or gun loses armor from shot to shot, infantry dies of the
 * first damage. Exact.
 */
import { add, type Fraction, fraction, multiply, ONE, toDecimal, ZERO } from '@rangefinder/dice';
import type { Target } from '../../vocabulary.js';
import type { Power } from '../dice/profile.js';
import { damageOf, endurance } from '../strike/strike.js';

/** One shot. */
export interface VolleyShot {
  readonly power: Power;
  readonly hit: Fraction;
}

/** The target of all shots. */
export interface VolleyTarget {
  readonly kind: Target;
  /** Armor before the first shot, without cover. */
  readonly armor: number;
  readonly bonus: number;
}

/**
 * How likely each number of points left is: weights of a common total, by the number; 0 means destroyed. Fractions in lowest terms after
 * each shot would take ten times as long.
 */
export interface Standing {
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** The points that a target can lose: its armor, or one for infantry. */
const pointsOf = ({ kind, armor }: VolleyTarget): number => endurance({ kind, armor });

/** The target before the first shot. */
export const untouched = (target: VolleyTarget): Standing => ({
  weights: Array.from({ length: pointsOf(target) + 1 }, (_, left) => (left === pointsOf(target) ? 1n : 0n)),
  total: 1n,
});

/** The armor that dice must exceed when so many points are left. */
const thresholdAt = ({ kind, armor, bonus }: VolleyTarget, left: number): number => (kind === 'INFANTRY' ? armor : left) + bonus;

/** How likely each loss is: weights of a total, by the loss. */
interface Loss {
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/**
 * The losses from one shot at a target with so many points left.
 * @example lossesAt({ kind: 'GUN', armor: 2, bonus: 0 }, 2, { power: { count: 1, faces: 6 }, hit: ONE }) // 2 and 4 of 6
 */
function lossesAt(target: VolleyTarget, left: number, { power, hit }: VolleyShot): Loss {
  const { outcomes, total } = damageOf(power, thresholdAt(target, left), hit);
  const weights = Array.from({ length: left + 1 }, () => 0n);
  for (const { value, weight } of outcomes) {
    const loss = Math.min(value, left);
    weights[loss] = (weights[loss] as bigint) + weight;
  }
  return { weights, total };
}

/** The losses when so many points are left. */
export type Losses = (left: number) => Loss;

/** The losses of equal shots. Dozens of power dice take long to count, so each number of points left is counted once. */
export function lossesOf(target: VolleyTarget, shot: VolleyShot): Losses {
  const known = new Map<number, Loss>();
  return (left) => {
    const losses = known.get(left) ?? lossesAt(target, left, shot);
    known.set(left, losses);
    return losses;
  };
}

/** The target after one more shot. */
export function afterShot({ weights, total }: Standing, losses: Losses): Standing {
  const all = weights.map((_, left) => (left === 0 ? UNCHANGED : losses(left)));
  // Totals of one shot differ where dice cannot harm what is left.
  const shot = all.reduce((common, { total: own }) => leastCommonMultiple(common, own), 1n);
  const next = weights.map(() => 0n);
  weights.forEach((weight, left) => {
    const { weights: odds, total: own } = all[left] as Loss;
    const share = weight * (shot / own);
    if (share === 0n) return;
    odds.forEach((each, loss) => {
      next[left - loss] = (next[left - loss] as bigint) + share * each;
    });
  });
  return { weights: next, total: total * shot };
}

/** What is destroyed loses nothing more. */
const UNCHANGED: Loss = { weights: [1n], total: 1n };

/** The smallest multiple of two numbers: their quotient in lowest terms has the factors that one lacks. */
const leastCommonMultiple = (a: bigint, b: bigint): bigint => a * fraction(a, b).denominator;

/** Odds of each number of points left, by the number. */
export const oddsOf = ({ weights, total }: Standing): readonly Fraction[] => weights.map((weight) => fraction(weight, total));

/** Odds that the target is destroyed. */
export const destroyedIn = ({ weights, total }: Standing): Fraction => fraction(weights[0] as bigint, total);

/** The mean of the points lost. */
export const meanLoss = ({ weights, total }: Standing): Fraction =>
  fraction(
    weights.reduce((sum, weight, left) => sum + weight * BigInt(weights.length - 1 - left), 0n),
    total,
  );

/**
 * Mean number of equal shots until the target is destroyed. Undefined when they cannot destroy it.
 * @example expectedShots(untouched(soldier), lossesOf(soldier, { power: { count: 1, faces: 6 }, hit: ONE })) // 2 with armor 3
 */
export function expectedShots(start: Standing, losses: Losses): Fraction | undefined {
  const needed: Fraction[] = [ZERO];
  for (let left = 1; left < start.weights.length; left++) {
    const { weights, total } = losses(left);
    const [missed = total, ...hits] = weights;
    if (missed === total) return undefined;
    const later = hits.reduce((sum, odds, index) => add(sum, multiply(fraction(odds, total), needed[left - index - 1] as Fraction)), ONE);
    needed.push(multiply(later, fraction(total, total - missed)));
  }
  return needed.at(-1);
}

/** The rounding errors of thousands of shots are smaller by far. */
const ROUNDING = 1e-9;

/** Losses in decimals, without the impossible ones at the end: more than there are dice. */
function sharesOf({ weights, total }: Loss): readonly number[] {
  const possible = weights.slice(0, weights.findLastIndex((weight) => weight > 0n) + 1);
  return possible.map((weight) => toDecimal(fraction(weight, total)));
}

/** Whether a target is destroyed with these odds or better. */
const reaches = ({ weights, total }: Standing, { numerator, denominator }: Fraction): boolean =>
  (weights[0] as bigint) * denominator >= numerator * total;

/** The smallest number of shots with these odds, by exact weights. Slow for hundreds of shots. */
function exactShotsFor(start: Standing, losses: Losses, odds: Fraction): number {
  let [standing, shots] = [start, 0];
  for (; !reaches(standing, odds); shots++) standing = afterShot(standing, losses);
  return shots;
}

/**
 * The smallest number of equal shots that destroy a target with these odds or better, odds below 1. The shots must be able to
 * destroy it. Hundreds of exact steps have thousands of digits, so the count is taken in decimals, and exactly where these are too close
 * to the odds to tell.
 * @example shotsFor(untouched(soldier), losses, fraction(9, 10)) // 4 for a die above armor 3 on a D6
 */
export function shotsFor(start: Standing, losses: Losses, odds: Fraction): number {
  const wanted = toDecimal(odds);
  const shares = start.weights.map((_, left) => (left === 0 ? [1] : sharesOf(losses(left))));
  let [standing, shots] = [oddsOf(start).map(toDecimal), 0];
  for (; (standing[0] as number) < wanted - ROUNDING; shots++) {
    const next = standing.map(() => 0);
    standing.forEach((chance, left) => {
      shares[left]?.forEach((share, loss) => {
        next[left - loss] = (next[left - loss] as number) + chance * share;
      });
    });
    standing = next;
  }
  return (standing[0] as number) > wanted + ROUNDING ? shots : exactShotsFor(start, losses, odds);
}
