/**
 * The effects of a turn of fire on one side. The other side matters only by its stance: what it fires, how well, and how hard it is
 * to hit. Both sides fire from their initial state of the turn, because damage takes effect in the end phase.
 */

import { certain, chain, type Distribution, map, reduced } from '@rangefinder/dice';
import { totalOf } from '../../../calculator/calculator.js';
import { type ConditionKey, countOf, DESTROYED } from '../../engine/combat/condition.js';
import { criticalRollAt } from '../../engine/combat/criticals.js';
import type { Posture } from '../../engine/combat/posture.js';
import { type Blow, blows, canHit, hitWeights, neededRoll } from '../../engine/combat/rolls.js';
import { strike } from '../../engine/combat/strike.js';
import { heatAfter } from '../../engine/heat/end-phase.js';
import { dealsDamage } from '../../engine/specials/damage-values.js';
import { type ToHitSituation, toHitSteps } from '../../engine/to-hit/to-hit.js';
import { type Damage, damageOf, REAR_BONUS, withBonus, withPoints } from '../../engine/weapons/damage.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { heatIn, keyIn, postureIn, type Side, type SideState, simplest, stateOf, valueIn } from './side.js';

/** The fire of a side in a state. Undefined when it is shut down or has no damage left. */
export interface Fire {
  readonly damage: Damage;
  readonly overheat: number;
  /** Heat of a hit (HT), or points of damage to a unit without a heat scale. */
  readonly heat: number;
  readonly modifiers: Pick<ToHitSituation, 'skill' | 'heat' | 'fireControlHits' | 'attackerMoved' | 'sniper' | 'range'>;
}

/** A side as seen by the other in a turn. Equal ids of one side mean equal stances. */
export interface Stance {
  readonly id: number;
  readonly posture: Posture;
  readonly fire: Fire | undefined;
}

const STANCE_PLACES = 16;

const stanceId = (state: SideState): number => {
  const key = keyIn(state);
  return (
    countOf(key, 'MOVEMENT') +
    STANCE_PLACES * (countOf(key, 'WEAPON') + STANCE_PLACES * (countOf(key, 'FIRE_CONTROL') + STANCE_PLACES * heatIn(state)))
  );
};

/** The stance of a side in a state. */
export function stanceOf(side: Side, state: SideState): Stance {
  const posture = postureIn(side, state);
  return { id: stanceId(state), posture, fire: fireOf(side, state, posture) };
}

function fireOf(side: Side, state: SideState, { moved, shutDown }: Posture): Fire | undefined {
  const { unit, range, conduct } = side;
  const key = keyIn(state);
  const heat = heatIn(state);
  const value = valueIn(side, key);
  if (shutDown || !dealsDamage(value)) return undefined;
  const overheat = Math.min(side.overheat, SHUTDOWN_HEAT - heat);
  return {
    damage: damageOf({
      damage: { SHORT: value, MEDIUM: value, LONG: value },
      range,
      overheat,
      ovl: unit.specials.ovl,
      fromRear: false,
      rearReduction: 0,
      readings: side.readings,
    }),
    overheat,
    heat: overheat === 0 ? (unit.specials.heat?.[range].points ?? 0) : 0,
    modifiers: {
      skill: unit.skill,
      heat,
      fireControlHits: countOf(key, 'FIRE_CONTROL'),
      attackerMoved: moved,
      sniper: conduct.sniper,
      range,
    },
  };
}

/** The distance and woods between the sides. */
export interface Field {
  readonly inches: number;
  readonly woods: boolean;
}

/** The to-hit situation of one side's fire at the other. */
export const toHitSituation = (
  { modifiers }: Fire,
  target: Posture,
  { conduct, partialCover, readings }: Side,
  { inches, woods }: Field,
): ToHitSituation => ({
  ...modifiers,
  attack: 'WEAPON',
  inches,
  targetMoved: target.moved,
  tmm: target.tmm,
  targetShutDown: target.shutDown,
  woods: woods || conduct.woods,
  woodsTwice: woods && conduct.woods,
  partialCover,
  inWater: conduct.waterDepth > 0,
  readings,
});

/** The target number of a stance against a side. Undefined when it does not fire, or holds its fire because it cannot hit. */
export function targetNumberAt(from: Stance, target: Posture, side: Side, field: Field): number | undefined {
  if (!from.fire) return undefined;
  const needed = totalOf(toHitSteps(toHitSituation(from.fire, target, side, field)));
  return canHit(needed, side.readings) ? needed : undefined;
}

/** The effects of a turn on one side that depend on the other side. */
export interface Turn {
  /** The roll that hits this side. Undefined when nothing is fired at it. */
  readonly needed: number | undefined;
  readonly damage: Damage;
  /** Heat of a hit. */
  readonly heat: number;
  /** Overheat of its own fire. Undefined when it holds fire. */
  readonly spent: number | undefined;
}

const NO_DAMAGE_AT_ALL: Damage = { fixed: 0, minimal: false };

/** The damage of a hit to a side. */
export const damageTo = ({ unit, conduct }: Side, { damage, heat }: Fire): Damage =>
  withPoints(withBonus(damage, conduct.rearStruck ? REAR_BONUS : 0), unit.hasHeatScale ? 0 : heat);

/** The turn of a side in one stance against the other in one stance. */
export function turnOf(side: Side, own: Stance, other: Side, facing: Stance, field: Field): Turn {
  const needed = targetNumberAt(facing, own.posture, side, field);
  const spent = targetNumberAt(own, facing.posture, other, field) === undefined ? undefined : own.fire?.overheat;
  if (!facing.fire || needed === undefined) return { needed: undefined, damage: NO_DAMAGE_AT_ALL, heat: 0, spent };
  const roll = neededRoll(needed, side.readings);
  return { needed: roll, damage: damageTo(side, facing.fire), heat: side.unit.hasHeatScale ? facing.fire.heat : 0, spent };
}

/** Turns with the same id are equal. */
export const turnId = ({ needed, damage: { fixed, minimal }, heat, spent }: Turn): number =>
  (((needed === undefined ? 0 : Math.max(needed, 2)) * 64 + fixed) * 2 + (minimal ? 1 : 0)) * 256 +
  heat * 8 +
  (spent === undefined ? 0 : spent + 1);

/** The conditions of a side after a hit, by damage and by whether it was a natural 12. In lowest terms, so that totals stay small. */
export type Strikes = (key: ConditionKey, damage: number, natural12: boolean) => Distribution<ConditionKey>;

export function strikesAt(side: Side): Strikes {
  const roll = criticalRollAt(side.resilience);
  return (key, damage, natural12) =>
    reduced(
      map(strike(key, roll, { damage, natural12, automaticCritical: false }, side.readings), (left) =>
        left === DESTROYED ? DESTROYED : simplest(side, left),
      ),
    );
}

/** The state of a side after a turn. */
export function afterTurn(side: Side, strikes: Strikes, state: SideState, { needed, damage, heat, spent }: Turn): Distribution<SideState> {
  const key = keyIn(state);
  const unharmed = stateOf(simplest(side, key), heatLeft(side, state, spent, 0));
  if (needed === undefined) return certain(unharmed);
  const heatIfHit = heatLeft(side, state, spent, heat);
  const struck = ({ damage: points, natural12 }: Blow): Distribution<SideState> =>
    map(strikes(key, points, natural12), (left) => (left === DESTROYED ? DESTROYED : stateOf(left, heatIfHit)));
  return chain(blows(hitWeights(needed, false), damage), (blow) => (blow.hit ? struck(blow) : certain(unharmed)));
}

function heatLeft({ unit, conduct, readings }: Side, state: SideState, spent: number | undefined, externalHeat: number): number {
  if (!unit.hasHeatScale) return 0;
  const heat = heatIn(state);
  return heatAfter({
    heat,
    overheat: spent ?? 0,
    engineHits: countOf(keyIn(state), 'ENGINE'),
    externalHeat,
    fired: spent !== undefined,
    waterDepth: conduct.waterDepth,
    shutDown: heat >= SHUTDOWN_HEAT,
    readings,
  });
}
