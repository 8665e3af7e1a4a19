/**
 * Several shots at one target: the armor after each of them. A machine or gun loses armor from shot to shot, infantry dies of the
 * first damage. Exact.
 */
import { add, complement, type Fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
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

/** The target after one more shot. */
export function afterShot(target: VolleyTarget, standing: Standing, shot: VolleyShot): Standing {
  const next = standing.map(() => ZERO);
  standing.forEach((chance, left) => {
    if (chance.numerator === 0n) return;
    if (left === 0) next[0] = add(next[0] as Fraction, chance);
    else
      lossesAt(target, left, shot).forEach((odds, loss) => {
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
 * @example expectedShots({ kind: 'INFANTRY', armor: 3, bonus: 0 }, { power: { count: 1, faces: 6 }, hit: ONE }) // 2
 */
export function expectedShots(target: VolleyTarget, shot: VolleyShot): Fraction | undefined {
  const needed: Fraction[] = [ZERO];
  for (let left = 1; left <= pointsOf(target); left++) {
    const [missed = ONE, ...losses] = lossesAt(target, left, shot);
    const moves = complement(missed);
    if (moves.numerator === 0n) return undefined;
    const later = losses.reduce((sum, odds, index) => add(sum, multiply(odds, needed[left - index - 1] as Fraction)), ONE);
    needed.push(multiply(later, { numerator: moves.denominator, denominator: moves.numerator }));
  }
  return needed.at(-1);
}
