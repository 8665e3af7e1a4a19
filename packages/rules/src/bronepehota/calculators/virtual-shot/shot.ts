/** A shot with its parsed weapon, rounded distance, odds of hitting and legality. Step I of section 7.4. */
import { atLeast, die, type Fraction } from '@rangefinder/dice';
import type { Checked } from '../../../calculator/fields.js';
import { type Power, powerOf, type Reach, reachOf } from '../../engine/dice/profile.js';
import { roundedUp, stepsOf } from '../../engine/shooting/distance.js';
import {
  aimedByOthers,
  firstOf,
  inContact,
  noPilot,
  outOfSight,
  type ShotRefusal,
  shortAmmunition,
  spentOn,
  tooLowRank,
  unseen,
} from '../../engine/shooting/legality.js';
import { coverBonus } from '../../reference/tables/cover.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;

/** A shot whose figures are parsed from text. */
export interface Shot {
  readonly question: Question;
  readonly reach: Reach;
  readonly power: Power;
  readonly distance: number;
  /** The minimum face of the range die that hits. Higher than its faces when none hits. */
  readonly least: number;
  readonly hit: Fraction;
  readonly bonus: number;
  readonly used: number;
}

const AIMED_FACTOR = 2;

/** The minimum face with which die + bonus, doubled when aimed, reaches the distance. */
const leastFace = ({ bonus }: Reach, distance: number, aimed: boolean): number =>
  Math.max(1, Math.ceil(distance / (aimed ? AIMED_FACTOR : 1)) - bonus);

/** Parses a checked question. */
export function shotOf(question: Question): Shot {
  const reach = reachOf(question.range as string);
  const power = powerOf(question.power as string);
  const distance = roundedUp(stepsOf(question));
  const least = leastFace(reach, distance, question.aimed);
  return {
    question,
    reach,
    power,
    distance,
    least,
    hit: atLeast(die(reach.faces), least),
    bonus: coverBonus(question.cover),
    used: question.shooter === 'INFANTRY' ? 0 : spentOn(power.count, question.ammunition, question.readings),
  };
}

/** Ammunition is counted only for machines and guns. */
export const countedAmmunition = ({ shooter, ammunition }: Question): number | undefined =>
  shooter === 'INFANTRY' ? undefined : ammunition;

const TESTS = [noPilot, unseen, outOfSight, inContact, tooLowRank, aimedByOthers] as const;
/** The reason why the shot is forbidden, if it is. */
export const refusalOf = ({ question, power }: Shot): ShotRefusal | undefined =>
  firstOf<Question, ShotRefusal>(TESTS, question) ??
  shortAmmunition(question.shooter === 'INFANTRY' ? 0 : power.count, countedAmmunition(question), question.readings);
