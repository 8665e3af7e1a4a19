/** The shots of a machine or gun of the catalog that has no choice of weapons. Section 7.6 of the source. */
import type { Armament, CarriedWeapon } from '../../../calculator/armament.js';
import { MAX_SHOTS } from '../../engine/shooting/fields.js';

interface Shooting {
  readonly id: string;
  readonly range: unknown;
  readonly power: unknown;
  /** How often it may fire in a turn, whatever the rate of fire of its unit. */
  readonly times: number;
}

/** Weapons of close combat and equipment do not shoot. Each weapon of a machine fires once a turn, a gun as often as its rate of fire. */
const shootingOf = ({ id, count, figures: { range, power, shooter } }: CarriedWeapon): readonly Shooting[] =>
  range == null || power == null ? [] : [{ id, range, power, times: shooter === 'GUN' ? MAX_SHOTS : count }];

/** One kind of weapon fires as often as it may, several kinds where the rate of fire is enough for all of them. */
function shotsOf(weapons: readonly CarriedWeapon[], rateOfFire: number): readonly object[] | undefined {
  const shooting = weapons.flatMap(shootingOf);
  const times = shooting.reduce((sum, weapon) => sum + weapon.times, 0);
  if (shooting.length === 0 || (shooting.length > 1 && times > rateOfFire)) return undefined;
  return shooting.map(({ id, range, power, times: own }) => ({ weapon: id, range, power, count: Math.min(own, rateOfFire) }));
}

export const armament: Armament = {
  unit: 'unit',
  list: 'shots',
  items: (weapons, { soldiers, rateOfFire }) =>
    soldiers == null && typeof rateOfFire === 'number' && rateOfFire > 0 ? shotsOf(weapons, Math.min(rateOfFire, MAX_SHOTS)) : undefined,
};
