/**
 * The worth of the fire of every group of attackers at a target: exact distributions of its states after all their attacks, in the
 * order listed. Groups are sets of bits: 0b101 is the first and the third attacker. Ruling: alpha-strike/ruling/fire-plan.
 */
import {
  certain,
  chain,
  chance,
  type Distribution,
  expectation,
  type Fraction,
  fraction,
  map,
  multiply,
  toDecimal,
} from '@rangefinder/dice';
import { strikeAll, targetProfile } from '../../engine/attack/effects.js';
import { armorOf, type ConditionKey, countOf, DESTROYED, ONE_MORE, structureOf } from '../../engine/combat/condition.js';
import { criticalRollAt } from '../../engine/combat/criticals.js';
import { readUnit } from '../../engine/combat/unit.js';
import type { Possible, Question, Shot } from './shots.js';

type Target = Question['targets'][number];

/** The expected results of fire. Points are undefined while the PV is unknown. */
export interface Worth {
  readonly destroyed: Fraction;
  readonly damage: Fraction;
  readonly points: Fraction | undefined;
}

/** A set of attackers. */
export type Group = number;
export const NOBODY: Group = 0;
export const only = (attacker: number): Group => 1 << attacker;
export const contains = (group: Group, attacker: number): boolean => (group & only(attacker)) !== 0;

/** Fire-control hits and ammunition hits change nothing else in the turn, so states that differ only in them are merged. */
const merged = (key: ConditionKey): ConditionKey =>
  key - countOf(key, 'FIRE_CONTROL') * ONE_MORE.FIRE_CONTROL - countOf(key, 'AMMUNITION') * ONE_MORE.AMMUNITION;

type States = Distribution<ConditionKey>;

/** What one shot makes of the states of a target. Memoized by shot and state. */
function strikerOf(target: Target, readings: Question['readings']): (states: States, shot: Shot) => States {
  const roll = criticalRollAt(targetProfile(readUnit(target, readings), readings).resilience);
  const known = new Map<string, Map<ConditionKey, States>>();
  return (states, shot) => {
    const strikes = known.get(shot.key) ?? new Map<ConditionKey, States>();
    known.set(shot.key, strikes);
    return chain(states, (key) => {
      const found =
        strikes.get(key) ??
        map(strikeAll(key, roll, { weights: shot.weights, damage: shot.damage, automaticCritical: false, readings }), merged);
      strikes.set(key, found);
      return found;
    });
  };
}

/** The states of a target after the fire of each group. Undefined for groups with an attacker that has no shot at it. */
function statesByGroup(target: Target, shots: readonly Possible[], readings: Question['readings']): readonly (States | undefined)[] {
  const strike = strikerOf(target, readings);
  const first = certain(merged(targetProfile(readUnit(target, readings), readings).before));
  const states: (States | undefined)[] = [first];
  // Groups that fire the same shots in the same order are equal.
  const bySequence = new Map<string, States>();
  const sequences = [''];
  for (let group = 1; group < 1 << shots.length; group++) {
    const last = 31 - Math.clz32(group);
    const [before, shot] = [states[group - only(last)], shots[last]?.shot];
    const sequence = `${sequences[group - only(last)]}|${shot?.key}`;
    const after = before && shot && (bySequence.get(sequence) ?? strike(before, shot));
    if (after) bySequence.set(sequence, after);
    states.push(after);
    sequences.push(sequence);
  }
  return states;
}

function worthOf(states: States, { pointValue }: Target, start: ConditionKey): Worth {
  const destroyed = chance(states, (key) => key === DESTROYED);
  const whole = armorOf(start) + structureOf(start);
  return {
    destroyed,
    damage: expectation(states, (key) => whole - armorOf(key) - structureOf(key)),
    points: pointValue === undefined ? undefined : multiply(destroyed, fraction(pointValue)),
  };
}

/** The worth of each group at each target, by target and group. */
export const worthsIn = (
  { targets, readings }: Question,
  shots: readonly (readonly Possible[])[],
): readonly (readonly (Worth | undefined)[])[] =>
  targets.map((target, to) => {
    const start = targetProfile(readUnit(target, readings), readings).before;
    return statesByGroup(target, shots[to] as readonly Possible[], readings).map((states) => states && worthOf(states, target, start));
  });

const decimals = new WeakMap<Fraction, number>();

/** A fraction as a decimal, memoized. */
export function approximately(value: Fraction): number {
  const known = decimals.get(value) ?? toDecimal(value);
  decimals.set(value, known);
  return known;
}
