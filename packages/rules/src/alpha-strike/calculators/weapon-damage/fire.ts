/** The damage values that a unit fires with. */

import { heatFromOutside } from '../../engine/heat/end-phase.js';
import { type DamageValue, loweredAll, type RangedValues } from '../../engine/specials/damage-values.js';
import type { Specials } from '../../engine/specials/specials.js';
import type { Readings } from '../../reference/readings.js';
import { WEAPON_HIT_LOSS } from '../../reference/tables/critical-hits.js';
import type { AttackKind, Range, Weapons } from '../../vocabulary.js';

/** A declared weapon attack. */
export interface Declared {
  readonly attack: AttackKind;
  readonly weapons: Weapons;
}

/** Whether it is the normal attack to the front with all weapons. */
export const isNormal = ({ attack, weapons }: Declared): boolean => attack === 'WEAPON' && weapons === 'ALL';

const everywhere = (value: DamageValue): RangedValues => ({ SHORT: value, MEDIUM: value, LONG: value });

/**
 * The printed values of an attack. Undefined when the unit lacks the ability.
 * @example printedValues(damage, specials, { attack: 'REAR', weapons: 'ALL' }) // those of REAR
 */
export function printedValues(damage: RangedValues, specials: Specials, { attack, weapons }: Declared): RangedValues | undefined {
  if (attack === 'REAR') return specials.rear;
  if (attack === 'INDIRECT') return specials.indirect && everywhere(specials.indirect);
  return { ALL: damage, LRM: specials.lrm, SRM: specials.srm }[weapons];
}

/** The values after this many weapon hits. Ruling: alpha-strike/ruling/weapon-hit-values. */
export const afterWeaponHits = (values: RangedValues, hits: number): RangedValues =>
  hits === 0 ? values : loweredAll(values, hits * WEAPON_HIT_LOSS);

/**
 * The value of HT at a range. It is 0 unless the attack is the normal one without overheat. Rulings:
 * alpha-strike/ruling/heat-with-normal-attack, alpha-strike/ruling/heat-or-overheat.
 */
export const heatAbility = ({ heat }: Specials, shot: HeatingShot): number =>
  heat === undefined || shot.overheat > 0 || !carriesHeat(shot) ? 0 : heat[shot.range].points;

/** An attack that may use HT. */
interface HeatingShot extends Declared {
  readonly range: Range;
  readonly overheat: number;
  readonly readings: Readings;
}

const carriesHeat = (shot: HeatingShot): boolean =>
  isNormal(shot) || (shot.attack !== 'REAR' && shot.readings.includes('ht-with-any-weapons'));

/** HT as heat, or as damage to a target without a heat scale. @example heatGiven(1, false) // { heat: 0, damage: 1 } */
export const heatGiven = (points: number, targetHasHeatScale: boolean): { readonly heat: number; readonly damage: number } =>
  targetHasHeatScale ? { heat: heatFromOutside({ externalHeat: points }), damage: 0 } : { heat: 0, damage: points };
