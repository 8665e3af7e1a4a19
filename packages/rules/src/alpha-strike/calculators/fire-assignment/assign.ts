/** The best assignment: all ways to split the attackers among the targets, by dynamic programming over sets of attackers. */
import { add, compare, type Fraction, ZERO } from '@rangefinder/dice';
import type { FireAim } from '../../vocabulary.js';
import { approximately, contains, type Group, NOBODY, only, type Worth } from './worth.js';

export type Worths = readonly (readonly (Worth | undefined)[])[];

/** The group that fires at each target. */
export type Plan = readonly Group[];

/** What an aim compares, and what decides between equals. */
const ORDER = {
  KILLS: ['destroyed', 'damage'],
  DAMAGE: ['damage', 'destroyed'],
  POINTS: ['points', 'damage'],
} as const satisfies Record<FireAim, readonly (keyof Worth)[]>;

/** The figure of an aim. */
export const aimedAt = (worth: Worth, aim: FireAim): Fraction => worth[ORDER[aim][0]] ?? ZERO;

/** Decimals of sums that differ by more than this differ as fractions too. */
const TOLERANCE = 1e-9;

const worthAt = (worths: Worths, to: number, group: Group): Worth => worths[to]?.[group] as Worth;

const sumOf = (parts: readonly (Fraction | undefined)[]): Fraction | undefined =>
  parts.reduce<Fraction | undefined>((sum, part) => (sum && part ? add(sum, part) : undefined), ZERO);

/** The worth of a plan: the sum over its targets. */
export function worthOfPlan(worths: Worths, plan: Plan): Worth {
  const parts = plan.map((group, to) => worthAt(worths, to, group));
  return {
    destroyed: sumOf(parts.map(({ destroyed }) => destroyed)) as Fraction,
    damage: sumOf(parts.map(({ damage }) => damage)) as Fraction,
    points: sumOf(parts.map(({ points }) => points)),
  };
}

/** Whether a plan is better than another. Decimals decide where they can, exact fractions where they are close. */
function isBetter(worths: Worths, aim: FireAim, plan: Plan, other: Plan): boolean {
  for (const figure of ORDER[aim]) {
    const figures = (of: Plan): readonly Fraction[] => of.map((group, to) => worthAt(worths, to, group)[figure] ?? ZERO);
    const [mine, theirs] = [figures(plan), figures(other)];
    const decimal = (all: readonly Fraction[]): number => all.reduce((sum, each) => sum + approximately(each), 0);
    const difference = decimal(mine) - decimal(theirs);
    const sign = Math.abs(difference) > TOLERANCE ? difference : compare(sumOf(mine) as Fraction, sumOf(theirs) as Fraction);
    if (sign !== 0) return sign > 0;
  }
  return false;
}

/** All groups within a group, itself first. */
function* partsOf(group: Group): Generator<Group> {
  for (let part = group; part > 0; part = (part - 1) & group) yield part;
  yield NOBODY;
}

/** The attackers that have a shot at any target. */
export const ableIn = (worths: Worths, attackers: number): Group =>
  Array.from({ length: attackers }, (_, from) => from)
    .filter((from) => worths.some((byGroup) => byGroup[only(from)]))
    .reduce((group, from) => group | only(from), NOBODY);

/** The best plan in which everybody with a shot fires. Of equal plans the first attackers take the first targets. */
export function bestPlan(worths: Worths, able: Group, aim: FireAim): Plan {
  let best: readonly (Plan | undefined)[] = Array.from({ length: able + 1 }, (_, group) => (group === NOBODY ? [] : undefined));
  for (const byGroup of worths) {
    const reached = best;
    best = reached.map((_, group) => {
      if ((group & able) !== group) return undefined;
      let found: Plan | undefined;
      for (const part of partsOf(group)) {
        const before = reached[group - part];
        if (!before || !byGroup[part]) continue;
        const plan = [...before, part];
        if (!found || isBetter(worths, aim, plan, found)) found = plan;
      }
      return found;
    });
  }
  return best[able] as Plan;
}

/** The plan after one attacker turns to another target. Undefined when it has no shot at it. */
function turned(worths: Worths, plan: Plan, from: number, to: number): Plan | undefined {
  const moved = plan.map((group, index) => (index === to ? group | only(from) : group & ~only(from)));
  return worths[to]?.[moved[to] as Group] && moved;
}

/** The best plan in which one attacker fires at another target and all others stay the same. */
export function nextBest(worths: Worths, plan: Plan, from: number, aim: FireAim): Plan | undefined {
  let found: Plan | undefined;
  for (const [to, group] of plan.entries()) {
    const other = contains(group, from) ? undefined : turned(worths, plan, from, to);
    if (other && (!found || isBetter(worths, aim, other, found))) found = other;
  }
  return found;
}

/** For each target the plan in which everybody with a shot at it fires at it, the best first. */
export const allAtOne = (worths: Worths, able: Group, aim: FireAim): readonly { readonly to: number; readonly plan: Plan }[] =>
  worths
    .map((byGroup, to) => {
      const everybody = [...partsOf(able)].find((group) => group !== NOBODY && byGroup[group]) ?? NOBODY;
      return { to, plan: worths.map((_, index) => (index === to ? everybody : NOBODY)) };
    })
    .sort((a, b) => (isBetter(worths, aim, a.plan, b.plan) ? -1 : isBetter(worths, aim, b.plan, a.plan) ? 1 : a.to - b.to));
