/**
 * What a turn of fire does to one side. The other side matters only by its stance: what it fires, how well, and how hard
 * it is to hit. Both sides fire from the state in which they began the turn, since damage acts in the end phase.
 */
import { chain, certain, type Distribution } from '@rangefinder/dice';
import { type ConditionKey, countOf, DESTROYED } from '../combat/condition.js';
import type { Posture } from '../combat/posture.js';
import { type Blow, blows, hitWeights, NATURAL_12 } from '../combat/rolls.js';
import { strike } from '../combat/strike.js';
import { heatAfter } from '../heat/end-phase.js';
import { dealsDamage } from '../specials/damage-values.js';
import { SHUTDOWN_HEAT } from '../tables/heat.js';
import { addUp, type ToHitSituation, toHitSteps } from '../to-hit/to-hit.js';
import { type Damage, damageOf, REAR_BONUS } from '../weapon-damage/damage.js';
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

/** What a side keeps from a turn of fire: weights over a total that all its exchanges share. */
export interface Exchange {
  readonly survivors: readonly { readonly state: SideState; readonly weight: bigint }[];
  readonly survived: bigint;
  readonly killed: bigint;
}

const STANCE_PLACES = 32;

const stanceId = (state: SideState): number => {
  const key = keyIn(state);
  return countOf(key, 'MOVEMENT') + STANCE_PLACES * (countOf(key, 'WEAPON') + STANCE_PLACES * (countOf(key, 'FIRE_CONTROL') + STANCE_PLACES * heatIn(state)));
};

/** How many stances there are room for. */
export const STANCES = STANCE_PLACES ** 3 * (SHUTDOWN_HEAT + 1);

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
    damage: damageOf({ damage: { SHORT: value, MEDIUM: value, LONG: value }, range, overheat, ovl: unit.specials.ovl, fromRear: false, rearReduction: 0 }),
    overheat,
    heat: overheat === 0 ? (unit.specials.heat?.[range].points ?? 0) : 0,
    modifiers: { skill: unit.skill, heat, fireControlHits: countOf(key, 'FIRE_CONTROL'), attackerMoved: moved, sniper: conduct.sniper, range },
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
  const needed = addUp(toHitSteps(toHitSituation(from.fire, target, side, field)));
  return needed > NATURAL_12 ? undefined : needed;
}

/** What a hit deals to a side. */
export const damageTo = ({ unit, conduct }: Side, { damage, heat }: Fire): Damage => ({
  fixed: damage.fixed + (conduct.rearStruck ? REAR_BONUS : 0) + (unit.hasHeatScale ? 0 : heat),
  minimal: damage.minimal,
});

/** Where a side stands after a turn of fire. `outgoing` is the overheat of its own fire, undefined when it held it. */
export function turnOf(side: Side, state: SideState, incoming: Fire | undefined, needed: number | undefined, outgoing: number | undefined): Distribution<SideState> {
  const key = keyIn(state);
  const after = (left: ConditionKey, externalHeat: number): SideState => (left === DESTROYED ? DESTROYED : stateOf(simplest(side, left), heatLeft(side, state, outgoing, externalHeat)));
  const unharmed = certain(after(key, 0));
  if (!incoming || needed === undefined) return unharmed;
  const struck = ({ damage, natural12 }: Blow): Distribution<SideState> =>
    chain(strike(key, side.resilience, { damage, natural12, automaticCritical: false }), (left) => certain(after(left, incoming.heat)));
  return chain(blows(hitWeights(needed, false), damageTo(side, incoming)), (blow) => (blow.hit ? struck(blow) : unharmed));
}

function heatLeft({ unit, conduct }: Side, state: SideState, outgoing: number | undefined, externalHeat: number): number {
  if (!unit.hasHeatScale) return 0;
  const heat = heatIn(state);
  return heatAfter({
    heat,
    overheat: outgoing ?? 0,
    engineHits: countOf(keyIn(state), 'ENGINE'),
    externalHeat,
    fired: outgoing !== undefined,
    waterDepth: conduct.waterDepth,
    shutDown: heat >= SHUTDOWN_HEAT,
  });
}
