/** The effects of a grenade on each figure at its final place. */
import { add, chanceOf, complement, type Fraction, multiply, ZERO } from '@rangefinder/dice';
import type { Checked } from '../../../calculator/fields.js';
import { damageOdds, type HitOdds, hitOdds, impactRoll } from '../../engine/damage/damage.js';
import { ALL_RESULTS } from '../../engine/fields.js';
import { countPassed } from '../../engine/pass-dice/pass-dice.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { DIVE_DICE } from '../../reference/tables/grenades.js';
import { leastHit } from '../../reference/tables/hit-table.js';
import type { Result } from '../../vocabulary.js';
import { conditionsFor, type Flight, isThrowerWithin, overAttempts, type Question, type Target, throwerAsTarget, toHit } from './flight.js';
import type { output } from './output.js';

export type Victim = Checked<typeof output>['thrower'];

const BY_RESULT = {
  DEAD: 'dead',
  OUT_OF_THE_FIGHT: 'outOfTheFight',
  STUNNED: 'stunned',
  ABSORBED: 'absorbed',
  UNHARMED: 'unharmed',
} as const;

/** The damage of the grenade to an armor, at its own Impact or the given one. */
export const blastOn = (armor: ArmorId, impact: number | undefined): HitOdds =>
  impact === undefined ? damageOdds('grenades', armor) : hitOdds(impactRoll(impact));

function victim(hit: Fraction, dived: Fraction, odds: HitOdds): Victim {
  const chanceOfResult = (result: Result): Fraction => (result === 'MISSED' ? complement(hit) : multiply(hit, odds[BY_RESULT[result]]));
  return {
    hit,
    dived,
    outOfAction: add(chanceOfResult('DEAD'), chanceOfResult('OUT_OF_THE_FIGHT')),
    results: ALL_RESULTS.map((result) => ({ result, chance: chanceOfResult(result) })),
  };
}

/** The minimum total that hits a figure at the intended spot. */
export const leastFor = (target: Target, question: Question, place?: Parameters<typeof conditionsFor>[2]): number =>
  leastHit(conditionsFor(target, question, place));

/** The odds of a figure at the spot. */
export function targetOdds(target: Target, question: Question, { attempts }: Flight): Victim {
  const hit = overAttempts(attempts, question, (place) => leastFor(target, question, place));
  return victim(hit, ZERO, blastOn(target.armor, question.impact));
}

/** The odds of a figure of the nearest group after a missed throw. It is a new roll, even if the first die was given. */
export function nearestOdds(target: Target, question: Question, { secondRoll }: Flight): Victim {
  const hit = multiply(secondRoll, toHit(question.rep, leastFor(target, question)));
  return victim(hit, ZERO, blastOn(target.armor, question.impact));
}

/** Odds to dive clear: one die against the figure's own Rep. @example diveChance(4) // 2/3 */
export const diveChance = (rep: number): Fraction => chanceOf(countPassed(rep, DIVE_DICE), DIVE_DICE);

/** The odds of a figure at the thrower's feet. */
export function feetOdds(
  { rep, armor }: { readonly rep: number; readonly armor: ArmorId },
  { impact }: Question,
  { atFeet }: Flight,
): Victim {
  const dive = diveChance(rep);
  return victim(multiply(atFeet, complement(dive)), multiply(atFeet, dive), blastOn(armor, impact));
}

/** The odds of the thrower: at his own feet, and under the template of a near spot, in the same roll as the targets. */
export function throwerOdds(question: Question, flight: Flight): Victim {
  const { rep, throwerArmor, impact } = question;
  const atFeet = feetOdds({ rep, armor: throwerArmor }, question, flight);
  if (!isThrowerWithin(question)) return atFeet;
  const { hit } = targetOdds(throwerAsTarget(question), question, flight);
  return victim(add(hit, atFeet.hit), atFeet.dived, blastOn(throwerArmor, impact));
}
