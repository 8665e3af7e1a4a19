/**
 * Damage of a hit with weapons. Used by the weapon-damage, attack and duel calculators. Source: step 6 of the combat phase,
 * “Overheating”, “Rear-mounted weapons”.
 */
import { type Distribution, die, map } from '@rangefinder/dice';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import type { Range } from '../../vocabulary.js';
import { type DamageValue, lowered, type RangedValues } from '../specials/damage-values.js';

/** Damage of a hit: fixed points, and with `minimal` one more on 4+ of a D6. */
export interface Damage {
  readonly fixed: number;
  readonly minimal: boolean;
  /** Points when the D6 gives none, if bonuses need its point. */
  readonly withoutPoint?: number;
}

/** Everything that changes the damage of a hit, checked. */
export interface WeaponHit {
  /** The damage values after weapon hits. */
  readonly damage: RangedValues;
  readonly range: Range;
  /** Points of overheat used. */
  readonly overheat: number;
  /** Whether overheat applies at long range. */
  readonly ovl: boolean;
  readonly fromRear: boolean;
  /** Damage points of rear-mounted weapons in the same turn. */
  readonly rearReduction: number;
  readonly readings?: Readings;
}

/** Bonus of a hit from the rear. */
export const REAR_BONUS = 1;
/** Minimum roll of a D6 for the point of minimal damage. */
export const MINIMAL_DAMAGE_ROLL = 4;

/** Damage points of overheat at a range. @example overheatBonus(3, 'LONG', false) // 0 */
export const overheatBonus = (overheat: number, range: Range, ovl: boolean): number => (range === 'LONG' && !ovl ? 0 : overheat);

/** The maximum damage of a value. @example maxDamage({ points: 0, minimal: true }, []) // 1 */
const maxDamage = ({ points, minimal }: DamageValue, readings: Readings): number =>
  points + (minimal && !readings.includes('minimal-is-zero') ? 1 : 0);

/** A value after fire to the rear. Ruling: alpha-strike/ruling/rear-lowers-minimal. */
export const afterRearFire = (value: DamageValue, rearReduction: number, readings: Readings): DamageValue =>
  value.minimal && readings.includes('minimal-is-zero') ? value : lowered(value, rearReduction);

/** Damage with points that do not depend on the D6. */
export const withPoints = (damage: Damage, points: number): Damage => ({
  ...damage,
  fixed: damage.fixed + points,
  ...(damage.withoutPoint !== undefined && { withoutPoint: damage.withoutPoint + points }),
});

/** Damage with a bonus. Ruling: alpha-strike/ruling/minimal-damage-bonus. */
export const withBonus = (damage: Damage, bonus: number): Damage => ({ ...damage, fixed: damage.fixed + bonus });

/**
 * Computes the damage of a hit. Rulings: alpha-strike/ruling/minimal-damage-bonus, alpha-strike/ruling/rear-lowers-minimal.
 * @example damageOf({ damage, range: 'MEDIUM', overheat: 3, ovl: false, fromRear: false, rearReduction: 0 }) // 3/4/2 → { fixed: 7,
 *   minimal: false }
 */
export function damageOf({ damage, range, overheat, ovl, fromRear, rearReduction, readings = NO_READINGS }: WeaponHit): Damage {
  const { points: fixed, minimal } = afterRearFire(damage[range], rearReduction, readings);
  const value: Damage = { fixed, minimal, ...(minimal && readings.includes('minimal-bonus-with-point') && { withoutPoint: fixed }) };
  return withBonus(value, overheatBonus(overheat, range, ovl) + (fromRear ? REAR_BONUS : 0));
}

/** The point of minimal damage: 1 or 0, with equal odds. */
export const MINIMAL_POINT: Distribution<number> = map(die(6), (face) => (face >= MINIMAL_DAMAGE_ROLL ? 1 : 0));

/** The distinct damage values of a line after weapon hits. @example pointsOf(specials.rear, 0) // REAR1/1/-: [1] */
export const pointsOf = ({ SHORT, MEDIUM, LONG }: RangedValues, lost: number, readings: Readings = NO_READINGS): readonly number[] => [
  ...new Set([SHORT, MEDIUM, LONG].map((value) => maxDamage(lowered(value, lost), readings)).filter((points) => points > 0)),
];
