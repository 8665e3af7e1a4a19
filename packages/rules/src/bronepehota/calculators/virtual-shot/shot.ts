/** A shot with its weapon read, its distance rounded and its hit calculated, and whether it may be made. Step I of section 7.4. */
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
  tooLowRank,
  unseen,
} from '../../engine/shooting/legality.js';
import { coverBonus } from '../../reference/tables/cover.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;

/** A shot with its figures read from their texts. */
export interface Shot {
  readonly question: Question;
  readonly reach: Reach;
  readonly power: Power;
  readonly distance: number;
  /** The least face of the range die that hits; above its faces when none does. */
  readonly least: number;
  readonly hit: Fraction;
  readonly bonus: number;
  readonly used: number;
}

const AIMED_FACTOR = 2;

/** The least face with which die + bonus, doubled when aimed, reaches the distance. */
const leastFace = ({ bonus }: Reach, distance: number, aimed: boolean): number =>
  Math.max(1, Math.ceil(distance / (aimed ? AIMED_FACTOR : 1)) - bonus);

/** Reads a checked question. */
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
    used: question.shooter === 'INFANTRY' ? 0 : power.count,
  };
}

/** Ammunition is counted for machines and guns only. */
export const countedAmmunition = ({ shooter, ammunition }: Question): number | undefined =>
  shooter === 'INFANTRY' ? undefined : ammunition;

const TESTS = [noPilot, unseen, outOfSight, inContact, tooLowRank, aimedByOthers] as const;
/** Why the shot may not be made; undefined when it may. */
export const refusalOf = ({ question, used }: Shot): ShotRefusal | undefined =>
  firstOf<Question, ShotRefusal>(TESTS, question) ?? shortAmmunition(used, countedAmmunition(question));
