/**
 * What a turn of fire does to one side. The other side matters only by its stance: what it fires, how well, and how hard
 * it is to hit. Both sides fire from the state in which they began the turn, since damage acts in the end phase.
 */

import { certain, chain, type Distribution, map, reduced } from '@rangefinder/dice';
import { totalOf } from '../../../calculator/calculator.js';
import { type ConditionKey, countOf, DESTROYED } from '../../engine/combat/condition.js';
import { criticalRollAt } from '../../engine/combat/criticals.js';
import type { Posture } from '../../engine/combat/posture.js';
import { type Blow, blows, hitWeights, NATURAL_12 } from '../../engine/combat/rolls.js';
import { strike } from '../../engine/combat/strike.js';
import { heatAfter } from '../../engine/heat/end-phase.js';
import { dealsDamage } from '../../engine/specials/damage-values.js';
import { type ToHitSituation, toHitSteps } from '../../engine/to-hit/to-hit.js';
import { type Damage, damageOf, REAR_BONUS } from '../../engine/weapons/damage.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { heatIn, keyIn, postureIn, type Side, type SideState, simplest, stateOf, valueIn } from './side.js';

/** What a side fires from a state: undefined when it is shut down or has no damage left. */
export interface Fire {
  readonly damage: Damage;
  readonly overheat: number;
  /** Heat that a hit brings (HT), or points of damage against a unit without a heat scale. */
  readonly heat: number;
  readonly modifiers: Pick<ToHitSituation, 'skill' | 'heat' | 'fireControlHits' | 'attackerMoved' | 'sniper' | 'range'>;
}

/** A side as the other one sees it in a turn. Equal ids of one side mean equal stances. */
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

/** What both sides share: woods between them. */
export interface Field {
  readonly inches: number;
  readonly woods: boolean;
}

/** What one side's fire at another is rolled against. */
export const toHitSituation = ({ modifiers }: Fire, target: Posture, { conduct }: Side, { inches, woods }: Field): ToHitSituation => ({
  ...modifiers,
  attack: 'WEAPON',
  inches,
  targetMoved: target.moved,
  tmm: target.tmm,
  targetShutDown: target.shutDown,
  woods: woods || conduct.woods,
  partialCover: conduct.partialCover,
});

/** The target number of a stance that fires at a side; undefined when it does not fire or could not hit: then it holds its fire. */
export function targetNumberAt(from: Stance, target: Posture, side: Side, field: Field): number | undefined {
  if (!from.fire) return undefined;
  const needed = totalOf(toHitSteps(toHitSituation(from.fire, target, side, field)));
  return needed > NATURAL_12 ? undefined : needed;
}

/** What a turn means to one side, as far as the other side has a say in it. */
export interface Turn {
  /** The target number to be rolled against it; undefined when nothing is fired at it. */
  readonly needed: number | undefined;
  readonly damage: Damage;
  /** Heat that a hit brings. */
  readonly heat: number;
  /** Overheat of its own fire; undefined when it holds it. */
  readonly spent: number | undefined;
}

const NO_DAMAGE_AT_ALL: Damage = { fixed: 0, minimal: false };

/** What a hit deals to a side. */
export const damageTo = ({ unit, conduct }: Side, { damage, heat }: Fire): Damage => ({
  fixed: damage.fixed + (conduct.rearStruck ? REAR_BONUS : 0) + (unit.hasHeatScale ? 0 : heat),
  minimal: damage.minimal,
});

/** The turn of a side in one stance against another in one stance. */
export function turnOf(side: Side, own: Stance, other: Side, facing: Stance, field: Field): Turn {
  const needed = targetNumberAt(facing, own.posture, side, field);
  const spent = targetNumberAt(own, facing.posture, other, field) === undefined ? undefined : own.fire?.overheat;
  if (!facing.fire || needed === undefined) return { needed: undefined, damage: NO_DAMAGE_AT_ALL, heat: 0, spent };
  return { needed, damage: damageTo(side, facing.fire), heat: side.unit.hasHeatScale ? facing.fire.heat : 0, spent };
}

/** Turns with the same number mean the same. */
export const turnId = ({ needed, damage: { fixed, minimal }, heat, spent }: Turn): number =>
  (((needed === undefined ? 0 : Math.max(needed, 2)) * 64 + fixed) * 2 + (minimal ? 1 : 0)) * 256 +
  heat * 8 +
  (spent === undefined ? 0 : spent + 1);

/** How a hit leaves the conditions of a side, by damage and by whether it was a natural 12; in lowest terms, so that totals stay small. */
export type Strikes = (key: ConditionKey, damage: number, natural12: boolean) => Distribution<ConditionKey>;

export function strikesAt(side: Side): Strikes {
  const roll = criticalRollAt(side.resilience);
  return (key, damage, natural12) =>
    reduced(
      map(strike(key, roll, { damage, natural12, automaticCritical: false }), (left) =>
        left === DESTROYED ? DESTROYED : simplest(side, left),
      ),
    );
}

/** Where a side stands after a turn that begins in a state. */
export function afterTurn(side: Side, strikes: Strikes, state: SideState, { needed, damage, heat, spent }: Turn): Distribution<SideState> {
  const key = keyIn(state);
  const unharmed = stateOf(simplest(side, key), heatLeft(side, state, spent, 0));
  if (needed === undefined) return certain(unharmed);
  const heatIfHit = heatLeft(side, state, spent, heat);
  const struck = ({ damage: points, natural12 }: Blow): Distribution<SideState> =>
    map(strikes(key, points, natural12), (left) => (left === DESTROYED ? DESTROYED : stateOf(left, heatIfHit)));
  return chain(blows(hitWeights(needed, false), damage), (blow) => (blow.hit ? struck(blow) : certain(unharmed)));
}

function heatLeft({ unit, conduct }: Side, state: SideState, spent: number | undefined, externalHeat: number): number {
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
  });
}
