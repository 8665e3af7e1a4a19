/**
 * How much a hit with weapons deals. The weapon-damage, attack and duel calculators all use this one procedure.
 * Source: step 6 of the combat phase, “Overheating”, “Rear-mounted weapons”.
 */
import { type Distribution, die, map } from '@rangefinder/dice';
import type { Range } from '../../vocabulary.js';
import { type DamageValue, dealsDamage, lowered, type RangedValues } from '../specials/damage-values.js';

/** What a hit deals: points for sure, and with `minimal` one more on 4+ of a D6. */
export interface Damage {
  readonly fixed: number;
  readonly minimal: boolean;
}

/** All that changes the damage of a hit, checked. */
export interface WeaponHit {
  /** The values fired with, weapon hits already taken off. */
  readonly damage: RangedValues;
  readonly range: Range;
  /** Points of overheat used. */
  readonly overheat: number;
  /** Overheat counts at long range. */
  readonly ovl: boolean;
  readonly fromRear: boolean;
  /** Points that rear-mounted weapons could deal in the same turn. */
  readonly rearReduction: number;
}

/** What a hit from the rear adds. */
export const REAR_BONUS = 1;
/** Minimal damage gives its point on this or more of a D6. */
export const MINIMAL_DAMAGE_ROLL = 4;

/** The points that overheat adds at a range. @example overheatBonus(3, 'LONG', false) // 0 */
export const overheatBonus = (overheat: number, range: Range, ovl: boolean): number => (range === 'LONG' && !ovl ? 0 : overheat);

/** The points that a value can deal at most, for the reduction by rear-mounted weapons. @example mostDamage({ points: 0, minimal: true }) // 1 */
const mostDamage = ({ points, minimal }: DamageValue): number => points + (minimal ? 1 : 0);

/**
 * What a hit deals.
 * Rulings: alpha-strike/ruling/minimal-damage-bonus, alpha-strike/ruling/rear-lowers-minimal.
 * @example damageOf({ damage, range: 'MEDIUM', overheat: 3, ovl: false, fromRear: false, rearReduction: 0 }) // 3/4/2 → { fixed: 7, minimal: false }
 */
export function damageOf({ damage, range, overheat, ovl, fromRear, rearReduction }: WeaponHit): Damage {
  const { points, minimal } = lowered(damage[range], rearReduction);
  return { fixed: points + overheatBonus(overheat, range, ovl) + (fromRear ? REAR_BONUS : 0), minimal };
}

/** Whether the D6 of minimal damage gives its point: 1 or 0, even odds. */
export const MINIMAL_POINT: Distribution<number> = map(die(6), (face) => (face >= MINIMAL_DAMAGE_ROLL ? 1 : 0));

/** The points that a line of values can deal somewhere, after so many lost to weapon hits. @example pointsOf(specials.rear, 0) // REAR1/1/-: [1] */
export const pointsOf = ({ SHORT, MEDIUM, LONG }: RangedValues, lost: number): readonly number[] => [
  ...new Set(
    [SHORT, MEDIUM, LONG]
      .map((value) => lowered(value, lost))
      .filter(dealsDamage)
      .map(mostDamage),
  ),
];
