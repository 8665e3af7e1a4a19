/** Solves an assignment of fire: shots, worths of groups, the best plan and what other choices cost. */
import { type Fraction, subtract } from '@rangefinder/dice';
import { ableIn, aimedAt, allAtOne, bestPlan, nextBest, type Plan, type Worths, worthOfPlan } from './assign.js';
import type { Possible, Question, Shot } from './shots.js';
import { contains, NOBODY, type Worth, worthsIn } from './worth.js';

/** A question with everything that follows from it. */
export interface Solved {
  readonly question: Question;
  /** By target and attacker. */
  readonly shots: readonly (readonly Possible[])[];
  readonly worths: Worths;
  readonly plan: Plan;
  readonly worth: Worth;
  readonly orders: readonly Order[];
  readonly alternatives: readonly { readonly to: number; readonly worth: Worth }[];
}

/** What an attacker does. Without a target it has no shot at any. */
export interface Order {
  readonly to: number | undefined;
  readonly shot: Shot | undefined;
  readonly other: number | undefined;
  readonly givesUp: Fraction | undefined;
}

export const reasonsOf = (shots: readonly Possible[]) => [...new Set(shots.flatMap(({ because }) => because ?? []))];

/** Solves a question. At least one attacker has a shot. */
export function solve(question: Question, shots: Solved['shots']): Solved {
  const { attackers, aim } = question;
  const worths = worthsIn(question, shots);
  const able = ableIn(worths, attackers.length);
  const plan = bestPlan(worths, able, aim);
  const worth = worthOfPlan(worths, plan);
  const orders = attackers.map((_, from): Order => {
    const to = plan.findIndex((group) => contains(group, from));
    if (to < 0) return { to: undefined, shot: undefined, other: undefined, givesUp: undefined };
    const next = nextBest(worths, plan, from, aim);
    return {
      to,
      shot: shots[to]?.[from]?.shot,
      other: next?.findIndex((group) => contains(group, from)),
      givesUp: next && subtract(aimedAt(worth, aim), aimedAt(worthOfPlan(worths, next), aim)),
    };
  });
  const alternatives = allAtOne(worths, able, aim)
    .filter(({ plan: all }) => all.some((group) => group !== NOBODY))
    .map(({ to, plan: all }) => ({ to, worth: worthOfPlan(worths, all) }));
  return { question, shots, worths, plan, worth, orders, alternatives };
}
