/** A prepared attack: both parsed units, their actual movement, and the values fired at the range. */
import type { Checked } from '../../../calculator/fields.js';
import type { Readings } from '../../reference/readings.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import type { AttackKind, Range } from '../../vocabulary.js';
import { type Mobility, type Posture, postureOf } from '../combat/posture.js';
import { readUnit, type Unit } from '../combat/unit.js';
import { type DamageValue, NO_DAMAGE, type RangedValues } from '../specials/damage-values.js';
import { loweredAll } from '../specials/specials.js';
import { type Place, placeOf } from '../to-hit/place.js';
import { isPhysical } from '../to-hit/to-hit.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
export type Situation = Question['situation'];

export interface Scene {
  /** Both units as they were given. */
  readonly inputs: readonly Question['attacker'][];
  readonly attacker: Unit;
  readonly target: Unit;
  readonly situation: Situation;
  readonly place: Place;
  readonly readings: Readings;
  readonly physical: boolean;
  /** Long when out of range, which is refused before it matters. */
  readonly range: Range;
  readonly attackerPosture: Posture;
  readonly targetPosture: Posture;
  /** The printed values of the attack. Undefined when the unit has none. */
  readonly printed: RangedValues | undefined;
  /** The value at this range after weapon hits. */
  readonly value: DamageValue;
}

export const mobilityOf = ({ move, tmm, criticals, heat, shutDown }: Unit, readings: Readings): Mobility => ({
  move,
  tmm,
  movementHits: criticals.movement,
  heat,
  shutDown,
  readings,
});

const everywhere = (value: DamageValue | undefined): RangedValues | undefined => value && { SHORT: value, MEDIUM: value, LONG: value };

/** The values of an attack. */
function valuesOf({ damage, specials }: Unit, { attack, weapons }: Situation): RangedValues | undefined {
  if (attack === 'REAR') return specials.rear;
  if (attack === 'INDIRECT') return everywhere(specials.indirect);
  return { ALL: damage, LRM: specials.lrm, SRM: specials.srm }[weapons];
}

/** Whether an attack is the normal one with all front weapons, the only one that can use HT. */
export const isNormalAttack = (attack: AttackKind, { weapons }: Pick<Situation, 'weapons'>): boolean =>
  attack === 'WEAPON' && weapons === 'ALL';

/** The weapon hits that lower the values of an attack. Ruling: alpha-strike/ruling/weapon-hit-values. */
function weaponHitsOn({ criticals }: Unit, situation: Situation, readings: Readings): number {
  const isAbility = !isNormalAttack(situation.attack, situation);
  return isAbility && readings.includes('weapon-hit-spares-abilities') ? 0 : criticals.weapon;
}

export function layOut({ attacker: attackerInput, target: targetInput, situation, readings }: Question): Scene {
  const attacker = readUnit(attackerInput, readings);
  const target = readUnit(targetInput, readings);
  const place = placeOf(situation);
  const range = rangeAt(situation.inches ?? 0) ?? 'LONG';
  const physical = isPhysical(situation.attack);
  const printed = physical ? undefined : valuesOf(attacker, situation);
  return {
    inputs: [attackerInput, targetInput],
    attacker,
    target,
    situation,
    place,
    readings,
    physical,
    range,
    attackerPosture: postureOf(mobilityOf(attacker, readings), place.attackerMoved),
    targetPosture: postureOf(mobilityOf(target, readings), situation.targetMoved),
    printed,
    value: printed ? loweredAll(printed, weaponHitsOn(attacker, situation, readings))[range] : NO_DAMAGE,
  };
}
