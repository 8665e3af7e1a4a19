/**
 * The effects of a turn of fire on one side. The other side matters only by its stance: what it fires, how well, and how hard it is
 * to hit. Both sides fire from their initial state of the turn, because damage takes effect in the end phase.
 */

import { chain, type Distribution, map, reduced, weighted } from '@rangefinder/dice';
import { totalOf } from '../../../calculator/calculator.js';
import { type ConditionKey, countOf, DESTROYED } from '../../engine/combat/condition.js';
import { criticalRollAt } from '../../engine/combat/criticals.js';
import type { Posture } from '../../engine/combat/posture.js';
import { amountsOf, canHit, neededRoll } from '../../engine/combat/rolls.js';
import { strike } from '../../engine/combat/strike.js';
import { heatAfter } from '../../engine/heat/end-phase.js';
import { dealsDamage } from '../../engine/specials/damage-values.js';
import { type ToHitSituation, toHitSteps } from '../../engine/to-hit/to-hit.js';
import { type Damage, damageOf, REAR_BONUS, withBonus, withPoints } from '../../engine/weapons/damage.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { heatIn, keyIn, postureIn, type Side, type SideState, simplest, valueIn } from './side.js';

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

/** Damage of one side's fire with the same id is equal. */
export const damageId = ({ fixed, minimal }: Damage): number => fixed * 2 + (minimal ? 1 : 0);

/** Turns with the same id differ at most by the roll that hits. */
export const blowId = ({ needed, damage, heat, spent }: Turn): number =>
  needed === undefined ? -1 - (spent ?? -1) : damageId(damage) * 256 + heat * 8 + (spent === undefined ? 0 : spent + 1);

/** Turns with the same id are equal. */
export const turnId = (turn: Turn): number => blowId(turn) * 16 + Math.max(turn.needed ?? 0, 0);

/** The conditions of a side after a hit of one amount of damage. In lowest terms, so that totals stay small. */
type Strikes = (key: ConditionKey, damage: number, natural12: boolean) => Distribution<ConditionKey>;

function strikesAt(side: Side): Strikes {
  const roll = criticalRollAt(side.resilience);
  return (key, damage, natural12) =>
    reduced(
      map(strike(key, roll, { damage, natural12, automaticCritical: false }, side.readings), (left) =>
        left === DESTROYED ? DESTROYED : simplest(side, left),
      ),
    );
}

/** The conditions of a side after a hit, without and with a natural 12. */
export interface Struck {
  readonly hit: Distribution<ConditionKey>;
  readonly natural12: Distribution<ConditionKey>;
}

/** Returns the conditions after a hit; all its amounts of damage are equally likely. */
export function struckBy(side: Side): (key: ConditionKey, damage: Damage) => Struck {
  const strikes = strikesAt(side);
  return (key, damage) => {
    const amounts = weighted(amountsOf(damage).map((points) => [points, 1n] as const));
    return {
      hit: chain(amounts, (points) => strikes(key, points, false)),
      natural12: chain(amounts, (points) => strikes(key, points, true)),
    };
  };
}

/** The heat of a side after a turn, unless it is hit, and if it is. */
export const heatsAfter = (side: Side, state: SideState, { spent, heat }: Turn): { readonly missed: number; readonly hit: number } => ({
  missed: heatLeft(side, state, spent, 0),
  hit: heatLeft(side, state, spent, heat),
});

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
