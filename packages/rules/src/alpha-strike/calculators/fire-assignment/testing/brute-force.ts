/**
 * Reference implementation of an assignment of fire: plays every assignment out, attack after attack and die by die, and keeps
 * every state of every target apart.
 */
import { add, compare, type Fraction, fraction, ZERO } from '@rangefinder/dice';
import { countAttack, most, printedValue, targetNumberOf } from '../../../engine/testing/brute-force.js';
import type { Fighter, Scenario } from '../../../engine/testing/scenarios.js';

export interface Result {
  readonly destroyed: Fraction;
  readonly damage: Fraction;
}

/** The attack of an attacker on a target. */
export type ScenarioOf = (attacker: number, target: number) => Scenario;

const KINDS = { E: 'ENGINE', F: 'FIRE_CONTROL', W: 'WEAPON', M: 'MOVEMENT', B: 'AMMUNITION' } as const;

/** A target in a state such as `A2 S3 E0 F1 W0 M0 B0`. */
function inState(unit: Fighter, state: string): Fighter {
  const counts = new Map(state.split(' ').map((part) => [part[0] as string, Number(part.slice(1))]));
  const criticals = Object.entries(KINDS).flatMap(([letter, critical]) => new Array(counts.get(letter)).fill(critical));
  return { ...unit, armor: counts.get('A') as number, structure: counts.get('S') as number, criticals };
}

/** The results of attacks on one target, one after the other. */
function resultOf(attacks: readonly Scenario[], before: Fighter, now: Fighter = before): Result {
  const [attack, ...rest] = attacks;
  if (!attack) return { destroyed: ZERO, damage: fraction(before.armor + before.structure - now.armor - now.structure) };
  const { states, total } = countAttack(attack, now);
  let [destroyed, damage] = [ZERO, ZERO];
  for (const [state, ways] of states) {
    const then =
      state === 'destroyed'
        ? { destroyed: fraction(1), damage: fraction(before.armor + before.structure) }
        : resultOf(rest, before, inState(before, state));
    destroyed = add(destroyed, times(then.destroyed, ways, total));
    damage = add(damage, times(then.damage, ways, total));
  }
  return { destroyed, damage };
}

const times = ({ numerator, denominator }: Fraction, ways: bigint, total: bigint): Fraction =>
  fraction(numerator * ways, denominator * total);

/** Whether an attacker can hit a target with its normal attack at all. */
function canShoot(s: Scenario): boolean {
  const hits = s.attacker.criticals.filter((critical) => critical === 'WEAPON').length;
  const printed = printedValue(s) as string;
  const left = printed === '0*' && hits > 0 ? 0 : most(printed) - hits;
  if (s.attacker.heat === 4 || !s.inArc || !s.lineOfSight || s.inches === 0 || s.inches > 42 || s.woodsInches >= 6) return false;
  return left > 0 && (s.readings.includes('extreme-rolls') || targetNumberOf(s) <= 12);
}

/** All assignments in which everybody who can shoot does: the target of each attacker, −1 for none. */
function assignments(attackers: number, targets: number, scenarioOf: ScenarioOf): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let attacker = 0; attacker < attackers; attacker++) {
    const possible = [...new Array(targets).keys()].filter((target) => canShoot(scenarioOf(attacker, target)));
    const choices = possible.length === 0 ? [-1] : possible;
    all = all.flatMap((chosen) => choices.map((choice) => [...chosen, choice]));
  }
  return all;
}

/** The results of one assignment, by target. */
export const resultsOf = (chosen: readonly number[], targets: number, scenarioOf: ScenarioOf): readonly Result[] =>
  [...new Array(targets).keys()].map((target) => {
    const attacks = chosen.flatMap((choice, attacker) => (choice === target ? [scenarioOf(attacker, target)] : []));
    return resultOf(attacks, scenarioOf(0, target).target);
  });

/** The best sum of a figure over all assignments; equals by the second. Undefined when no attacker can shoot. */
export function bestOf(
  attackers: number,
  targets: number,
  scenarioOf: ScenarioOf,
  worthOf: (results: readonly Result[]) => readonly Fraction[],
) {
  let best: readonly Fraction[] | undefined;
  for (const chosen of assignments(attackers, targets, scenarioOf)) {
    if (chosen.every((choice) => choice < 0)) return undefined;
    const worth = worthOf(resultsOf(chosen, targets, scenarioOf));
    const firstDifference = best && worth.map((each, index) => compare(each, best?.[index] as Fraction)).find((sign) => sign !== 0);
    if (!best || (firstDifference ?? 0) > 0) best = worth;
  }
  return best;
}
