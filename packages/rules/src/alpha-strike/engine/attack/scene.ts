/** A prepared attack: both parsed units, their actual movement, and the values fired at the range. */
import type { Checked } from '../../../calculator/fields.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import type { AttackKind, Range } from '../../vocabulary.js';
import { type Mobility, type Posture, postureOf } from '../combat/posture.js';
import { readUnit, type Unit } from '../combat/unit.js';
import { type DamageValue, NO_DAMAGE, type RangedValues } from '../specials/damage-values.js';
import { loweredAll } from '../specials/specials.js';
import { isPhysical } from '../to-hit/to-hit.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
export type Situation = Question['situation'];

export interface Scene {
  /** Types of both units, from their cards. */
  readonly types: readonly Pick<Question['attacker'], 'type'>[];
  readonly attacker: Unit;
  readonly target: Unit;
  readonly situation: Situation;
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

export const mobilityOf = ({ move, tmm, criticals, heat, shutDown }: Unit): Mobility => ({
  move,
  tmm,
  movementHits: criticals.movement,
  heat,
  shutDown,
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

export function layOut({ attacker: attackerInput, target: targetInput, situation }: Question): Scene {
  const attacker = readUnit(attackerInput);
  const target = readUnit(targetInput);
  const range = rangeAt(situation.inches) ?? 'LONG';
  const physical = isPhysical(situation.attack);
  const printed = physical ? undefined : valuesOf(attacker, situation);
  return {
    types: [attackerInput, targetInput],
    attacker,
    target,
    situation,
    physical,
    range,
    attackerPosture: postureOf(mobilityOf(attacker), situation.attackerMoved),
    targetPosture: postureOf(mobilityOf(target), situation.targetMoved),
    printed,
    value: printed ? loweredAll(printed, attacker.criticals.weapon)[range] : NO_DAMAGE,
  };
}
