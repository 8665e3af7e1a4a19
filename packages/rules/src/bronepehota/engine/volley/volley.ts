/**
 * Several shots at one target: the armor after each of them. A machine or gun loses armor from shot to shot, infantry dies of the
 * first damage. Exact.
 */
import { add, compare, complement, type Fraction, multiply, ONE, toDecimal, ZERO } from '@rangefinder/dice';
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

/** Odds of each number of points left. The index is the number; 0 means destroyed. */
export type Standing = readonly Fraction[];

/** The points that a target can lose: its armor, or one for infantry. */
const pointsOf = ({ kind, armor }: VolleyTarget): number => endurance({ kind, armor });

/** The target before the first shot. */
export const untouched = (target: VolleyTarget): Standing =>
  Array.from({ length: pointsOf(target) + 1 }, (_, left) => (left === pointsOf(target) ? ONE : ZERO));

/** The armor that dice must exceed when so many points are left. */
const thresholdAt = ({ kind, armor, bonus }: VolleyTarget, left: number): number => (kind === 'INFANTRY' ? armor : left) + bonus;

/**
 * Odds of each loss from one shot at a target with so many points left; the index is the loss.
 * @example lossesAt({ kind: 'GUN', armor: 2, bonus: 0 }, 2, { power: { count: 1, faces: 6 }, hit: ONE }) // [1/3, 2/3]
 */
function lossesAt(target: VolleyTarget, left: number, { power, hit }: VolleyShot): readonly Fraction[] {
  const damage = damageOf(power, thresholdAt(target, left), hit);
  const losses = Array.from({ length: left + 1 }, () => ZERO);
  for (const { value, weight } of damage.outcomes) {
    const loss = Math.min(value, left);
    losses[loss] = add(losses[loss] as Fraction, ratio(weight, damage.total));
  }
  return losses;
}

const ratio = (weight: bigint, total: bigint): Fraction =>
  multiply({ numerator: weight, denominator: 1n }, { numerator: 1n, denominator: total });

/** Odds of each loss when so many points are left. */
export type Losses = (left: number) => readonly Fraction[];

/** The losses of equal shots. Dozens of power dice take long to count, so each number of points left is counted once. */
export function lossesOf(target: VolleyTarget, shot: VolleyShot): Losses {
  const known = new Map<number, readonly Fraction[]>();
  return (left) => {
    const losses = known.get(left) ?? lossesAt(target, left, shot);
    known.set(left, losses);
    return losses;
  };
}

/** The target after one more shot. */
export function afterShot(standing: Standing, losses: Losses): Standing {
  const next = standing.map(() => ZERO);
  standing.forEach((chance, left) => {
    if (chance.numerator === 0n) return;
    if (left === 0) next[0] = add(next[0] as Fraction, chance);
    else
      losses(left).forEach((odds, loss) => {
        next[left - loss] = add(next[left - loss] as Fraction, multiply(chance, odds));
      });
  });
  return next;
}

/** Odds that the target is destroyed. */
export const destroyedIn = (standing: Standing): Fraction => standing[0] as Fraction;

/** The mean of the points lost. */
export const meanLoss = (standing: Standing): Fraction =>
  standing.reduce(
    (sum, chance, left) => add(sum, multiply(chance, { numerator: BigInt(standing.length - 1 - left), denominator: 1n })),
    ZERO,
  );

/**
 * Mean number of equal shots until the target is destroyed. Undefined when they cannot destroy it.
 * @example expectedShots(untouched(soldier), lossesOf(soldier, { power: { count: 1, faces: 6 }, hit: ONE })) // 2 with armor 3
 */
export function expectedShots(standing: Standing, lossesOfShot: Losses): Fraction | undefined {
  const needed: Fraction[] = [ZERO];
  for (let left = 1; left < standing.length; left++) {
    const [missed = ONE, ...losses] = lossesOfShot(left);
    const moves = complement(missed);
    if (moves.numerator === 0n) return undefined;
    const later = losses.reduce((sum, odds, index) => add(sum, multiply(odds, needed[left - index - 1] as Fraction)), ONE);
    needed.push(multiply(later, { numerator: moves.denominator, denominator: moves.numerator }));
  }
  return needed.at(-1);
}

/** The rounding errors of thousands of shots are smaller by far. */
const ROUNDING = 1e-9;

/** Losses without the impossible ones at the end: more than there are dice. */
const withoutTail = (losses: readonly Fraction[]): readonly Fraction[] =>
  losses.slice(0, losses.findLastIndex(({ numerator }) => numerator > 0n) + 1);

/** The smallest number of shots with these odds, by exact fractions. Slow for hundreds of shots. */
function exactShotsFor(start: Standing, losses: Losses, odds: Fraction): number {
  let [standing, shots] = [start, 0];
  for (; compare(destroyedIn(standing), odds) < 0; shots++) standing = afterShot(standing, losses);
  return shots;
}

/**
 * The smallest number of equal shots that destroy a target with these odds or better, odds below 1. The shots must be able to
 * destroy it. Hundreds of exact steps have thousands of digits, so the count is taken in decimals, and in fractions where these are too
 * close to the odds to tell.
 * @example shotsFor(untouched(soldier), losses, fraction(9, 10)) // 4 for a die above armor 3 on a D6
 */
export function shotsFor(start: Standing, losses: Losses, odds: Fraction): number {
  const wanted = toDecimal(odds);
  const shares = start.map((_, left) => (left === 0 ? [1] : withoutTail(losses(left)).map(toDecimal)));
  let [standing, shots] = [start.map(toDecimal), 0];
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
