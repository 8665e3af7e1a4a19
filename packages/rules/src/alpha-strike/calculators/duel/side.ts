/** One side of a duel, parsed once: its unit, its conduct, and the limits of its states. */
import type { Checked } from '../../../calculator/fields.js';
import {
  armorOf,
  type ConditionKey,
  countOf,
  keyOf,
  MAX_OF_A_KIND,
  ONE_MORE,
  ONE_POINT,
  structureOf,
} from '../../engine/combat/condition.js';
import { tmmAfterHits } from '../../engine/combat/movement.js';
import { type Mobility, type Posture, postureOf } from '../../engine/combat/posture.js';
import { type Resilience, resilienceOf } from '../../engine/combat/resilience.js';
import { NATURAL_12 } from '../../engine/combat/rolls.js';
import { readUnit, type Unit, type UnitInput } from '../../engine/combat/unit.js';
import { type DamageValue, dealsDamage, lowered, NO_DAMAGE } from '../../engine/specials/damage-values.js';
import { overheatBonus } from '../../engine/weapons/damage.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { ATTACKER_MOVEMENT_MODIFIERS, FIRE_CONTROL_MODIFIER, TARGET_IMMOBILE_MODIFIER } from '../../reference/tables/to-hit.js';
import type { Range } from '../../vocabulary.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
export type Conduct = NonNullable<Question['situation']['first']>;

const DEFAULT_CONDUCT: Conduct = {
  moved: 'GROUND',
  woods: false,
  partialCover: undefined,
  rearStruck: false,
  overheat: 0,
  sniper: false,
  waterDepth: 0,
};

/** Condition and heat of one side, encoded in one number. */
export type SideState = number;

const HEATS = SHUTDOWN_HEAT + 1;
export const stateOf = (key: ConditionKey, heat: number): SideState => key * HEATS + heat;
export const keyIn = (state: SideState): ConditionKey => Math.floor(state / HEATS);
export const heatIn = (state: SideState): number => state % HEATS;

export interface Side {
  readonly unit: Unit;
  readonly conduct: Conduct;
  readonly range: Range;
  /** Printed damage value at the range of the duel. */
  readonly value: DamageValue;
  readonly resilience: Resilience;
  readonly start: SideState;
  /** Intended overheat of each turn; 0 when it adds no damage. */
  readonly overheat: number;
  /** Number of fire-control hits from which it can never hit again. */
  readonly blind: number;
  /** Number of MP hits from which further ones have no effect. */
  readonly lame: number;
  /** Whether it has partial cover: from water, or as given. */
  readonly partialCover: boolean;
  readonly readings: Readings;
}

/** Parses one side. */
export function readSide(input: UnitInput, conduct: Conduct | undefined, range: Range, readings: Readings = NO_READINGS): Side {
  const unit = readUnit(input, readings);
  const { armor, structure, criticals, specials, damage, move, heat } = unit;
  const used = { ...DEFAULT_CONDUCT, ...conduct };
  const blind = hitsUntilBlind(unit.skill);
  return {
    unit,
    conduct: used,
    range,
    value: damage?.[range] ?? NO_DAMAGE,
    resilience: resilienceOf(specials, damage, move, readings),
    start: stateOf(keyOf({ ...criticals, ammunition: 0, armor, structure }), heat),
    overheat: overheatBonus(Math.min(used.overheat, unit.overheatValue), range, specials.ovl),
    blind,
    lame: move ? MAX_OF_A_KIND : hitsUntilSlow(unit.tmm ?? 0, readings),
    partialCover: used.partialCover ?? used.waterDepth > 0,
    readings,
  };
}

/** Number of MP hits until TMM is 0. Used for units of unknown move, whose TMM is all that matters. */
const hitsUntilSlow = (tmm: number, readings: Readings): number =>
  tmm === 0 ? 0 : 1 + hitsUntilSlow(tmmAfterHits(tmm, 1, readings), readings);

/** The minimum sum of all modifiers except skill and fire-control hits. */
const MIN_MODIFIER = ATTACKER_MOVEMENT_MODIFIERS.STOOD_STILL + TARGET_IMMOBILE_MODIFIER;
const hitsUntilBlind = (skill: number): number => Math.floor((NATURAL_12 - skill - MIN_MODIFIER) / FIRE_CONTROL_MODIFIER) + 1;

/** The remaining damage value. */
export const valueIn = ({ value }: Side, key: ConditionKey): DamageValue => lowered(value, countOf(key, 'WEAPON'));

/** Whether a side can never attack again at this range. */
export const isHarmless = (side: Side, key: ConditionKey): boolean => !dealsDamage(valueIn(side, key));

/**
 * The condition without hits that have no effect: absorbed ammunition hits, fire-control hits beyond `blind` or of a harmless side,
 * MP hits beyond `lame`.
 */
export function simplest(side: Side, key: ConditionKey): ConditionKey {
  const blind = isHarmless(side, key) ? 0 : side.blind;
  const idle =
    beyond(key, 'AMMUNITION', 0) * ONE_MORE.AMMUNITION +
    beyond(key, 'FIRE_CONTROL', blind) * ONE_MORE.FIRE_CONTROL +
    beyond(key, 'MOVEMENT', side.lame) * ONE_MORE.MOVEMENT;
  return key - idle;
}

const beyond = (key: ConditionKey, critical: keyof typeof ONE_MORE, most: number): number => Math.max(0, countOf(key, critical) - most);

/** The state of a side that can no longer be hit: its armor and structure no longer matter. */
export function sheltered(state: SideState): SideState {
  const key = keyIn(state);
  return stateOf(key - armorOf(key) * ONE_POINT.ARMOR - (structureOf(key) - 1) * ONE_POINT.STRUCTURE, heatIn(state));
}

/** The movement of a side in a state, and its effect on being hit. */
export function postureIn({ unit, conduct, readings }: Side, state: SideState): Posture {
  const heat = heatIn(state);
  const mobility: Mobility = {
    move: unit.move,
    tmm: unit.tmm,
    movementHits: countOf(keyIn(state), 'MOVEMENT'),
    heat,
    shutDown: heat >= SHUTDOWN_HEAT,
    readings,
  };
  return postureOf(mobility, conduct.moved);
}
