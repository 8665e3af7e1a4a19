/**
 * Damage of a hit with weapons. Used by the weapon-damage, attack and duel calculators. Source: step 6 of the combat phase,
 * “Overheating”, “Rear-mounted weapons”.
 */
import { type Distribution, die, map } from '@rangefinder/dice';
import type { Range } from '../../vocabulary.js';
import { type DamageValue, dealsDamage, lowered, type RangedValues } from '../specials/damage-values.js';

/** Damage of a hit: fixed points, and with `minimal` one more on 4+ of a D6. */
export interface Damage {
  readonly fixed: number;
  readonly minimal: boolean;
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
}

/** Bonus of a hit from the rear. */
export const REAR_BONUS = 1;
/** Minimum roll of a D6 for the point of minimal damage. */
export const MINIMAL_DAMAGE_ROLL = 4;

/** Damage points of overheat at a range. @example overheatBonus(3, 'LONG', false) // 0 */
export const overheatBonus = (overheat: number, range: Range, ovl: boolean): number => (range === 'LONG' && !ovl ? 0 : overheat);

/** The maximum damage of a value. @example maxDamage({ points: 0, minimal: true }) // 1 */
const maxDamage = ({ points, minimal }: DamageValue): number => points + (minimal ? 1 : 0);

/**
 * Computes the damage of a hit. Rulings: alpha-strike/ruling/minimal-damage-bonus, alpha-strike/ruling/rear-lowers-minimal.
 * @example damageOf({ damage, range: 'MEDIUM', overheat: 3, ovl: false, fromRear: false, rearReduction: 0 }) // 3/4/2 → { fixed: 7,
 *   minimal: false }
 */
export function damageOf({ damage, range, overheat, ovl, fromRear, rearReduction }: WeaponHit): Damage {
  const { points, minimal } = lowered(damage[range], rearReduction);
  return { fixed: points + overheatBonus(overheat, range, ovl) + (fromRear ? REAR_BONUS : 0), minimal };
}

/** The point of minimal damage: 1 or 0, with equal odds. */
export const MINIMAL_POINT: Distribution<number> = map(die(6), (face) => (face >= MINIMAL_DAMAGE_ROLL ? 1 : 0));

/** The distinct damage values of a line after weapon hits. @example pointsOf(specials.rear, 0) // REAR1/1/-: [1] */
export const pointsOf = ({ SHORT, MEDIUM, LONG }: RangedValues, lost: number): readonly number[] => [
  ...new Set(
    [SHORT, MEDIUM, LONG]
      .map((value) => lowered(value, lost))
      .filter(dealsDamage)
      .map(maxDamage),
  ),
];
