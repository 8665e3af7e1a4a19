/** A virtual shot: range, damage, pilot, blast. Section 7.4 of the source. */
import { atLeast, die, type Fraction, mean, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../calculator/calculator.js';
import type { Checked } from '../../calculator/fields.js';
import type { Problem } from '../../calculator/problems.js';
import { type Power, powerOf, type Reach, reachOf } from '../dice/profile.js';
import { armorProblems } from '../shooting/armor.js';
import { distanceProblems, roundedUp, stepsOf } from '../shooting/distance.js';
import {
  aimedByOthers,
  firstOf,
  inContact,
  noPilot,
  outOfSight,
  type ShotRefusal,
  type ShotRefusals,
  shortAmmunition,
  tooLowRank,
  unseen,
} from '../shooting/legality.js';
import { sufferedFigures } from '../strike/output.js';
import { armorSteps, destroyedStep, pilotSteps, powerStep, type StrikeFacts } from '../strike/steps.js';
import { damageOf, type Struck, suffer } from '../strike/strike.js';
import { coverBonus } from '../tables/cover.js';
import type { Target } from '../vocabulary.js';
import { blastProblems, type Caught, caughtFigures, caughtIn } from './blast.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts extends StrikeFacts {
  readonly distance: { readonly steps: number | undefined; readonly centimetres: number | undefined; readonly rounded: number };
  readonly reach: {
    readonly reach: Reach;
    readonly aimed: boolean;
    readonly distance: number;
    readonly least: number;
    readonly hit: Fraction;
  };
  readonly ammunition: { readonly used: number; readonly left: number };
  readonly blast: { readonly power: Power; readonly radius: number };
  readonly bystander: {
    readonly index: number;
    readonly kind: Target;
    readonly armor: number;
    readonly steps: number;
    readonly inReach: boolean;
    readonly destroyed: Fraction;
  };
}

const WEAPON_NEEDED = { en: 'as on the armlist, or a weapon of the catalog', ru: 'как в армлисте, или оружие из каталога' };

/** A weapon by its figures or from the catalog, a distance in one measure or the other, and nobody who is destroyed already. */
export function relations(question: Question): readonly Problem[] {
  const { range, power, blast, target, armor } = question;
  return [
    ...(['range', 'power'] as const)
      .filter((name) => ({ range, power })[name] === undefined)
      .map((name) => ({ code: 'MISSING', path: [name], given: null, allowed: WEAPON_NEEDED }) as const),
    ...distanceProblems(question),
    ...armorProblems(target, armor),
    ...blastProblems(blast),
  ];
}

/** A shot with its figures read from their texts. */
interface Shot {
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

function shotOf(question: Question): Shot {
  const reach = reachOf(question.range ?? '');
  const power = powerOf(question.power ?? '');
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
const countedAmmunition = ({ shooter, ammunition }: Question): number | undefined => (shooter === 'INFANTRY' ? undefined : ammunition);

const TESTS = [noPilot, unseen, outOfSight, inContact, tooLowRank, aimedByOthers] as const;
const refusalOf = ({ question, used }: Shot): ShotRefusal | undefined =>
  firstOf<Question, ShotRefusal>(TESTS, question) ?? shortAmmunition(used, countedAmmunition(question));

const struckOf = ({ target, armor, pilotArmor, flying, panic }: Question): Struck => ({ kind: target, armor, pilotArmor, flying, panic });

function refused(shot: Shot, refusal: ShotRefusal): Outcome<typeof output, Facts, ShotRefusals> {
  const nothing = { damage: [], destroyed: ZERO, pilotKilled: undefined, pilotPanicked: undefined, damageWithCrash: undefined };
  const { question, distance, bonus } = shot;
  return {
    figures: {
      hit: ZERO,
      ...nothing,
      distance,
      least: undefined,
      threshold: question.armor + bonus,
      mean: ZERO,
      ammunitionUsed: 0,
      ammunitionLeft: countedAmmunition(question),
      bystanders: [],
    },
    steps: [],
    refusal,
  };
}

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, ShotRefusals> {
  const shot = shotOf(question);
  const refusal = refusalOf(shot);
  if (refusal) return refused(shot, refusal);
  const { hit, power, distance, least, reach, used, bonus } = shot;
  const threshold = question.armor + bonus;
  const struck = struckOf(question);
  const suffered = suffer(damageOf(power, threshold, hit), struck);
  const caught = question.blast ? caughtIn(question.blast, hit, question.panic) : [];
  const counted = countedAmmunition(question);
  return {
    figures: {
      hit,
      ...sufferedFigures(suffered),
      distance,
      least: least > reach.faces ? undefined : least,
      threshold,
      mean: mean(suffered.damage),
      ammunitionUsed: used,
      ammunitionLeft: counted === undefined ? undefined : counted - used,
      bystanders: caught.map(caughtFigures),
    },
    steps: [
      ...rangeSteps(shot),
      ...ammunitionSteps(shot),
      ...armorSteps(struck, question.cover, bonus),
      powerStep(power, threshold),
      destroyedStep(struck, suffered, power.count > 1),
      ...pilotSteps(struck, suffered),
      ...blastSteps(question, caught),
    ],
  };
}

function rangeSteps({ question: { steps, centimetres, aimed }, reach, distance, least, hit }: Shot): readonly Step<Facts>[] {
  return [
    { key: 'distance', value: distance, rule: 'bronepehota/range-roll', given: { steps, centimetres, rounded: distance } },
    {
      key: 'reach',
      value: least > reach.faces ? null : least,
      rule: aimed ? 'bronepehota/aimed-fire' : 'bronepehota/range-roll',
      given: { reach, aimed, distance, least, hit },
    },
  ];
}

function ammunitionSteps({ question, used }: Shot): readonly Step<Facts>[] {
  const left = countedAmmunition(question);
  return left === undefined
    ? []
    : [{ key: 'ammunition', value: -used, rule: 'bronepehota/ammunition', given: { used, left: left - used } }];
}

function blastSteps({ blast }: Question, caught: readonly Caught[]): readonly Step<Facts>[] {
  if (!blast) return [];
  const around = caught.map(
    ({ bystander: { kind, armor, steps }, inReach, suffered }, index): Step<Facts> => ({
      key: 'bystander',
      value: null,
      rule: 'bronepehota/blast',
      given: { index: index + 1, kind, armor, steps, inReach, destroyed: suffered.destroyed },
    }),
  );
  return [
    { key: 'blast', value: null, rule: 'bronepehota/ruling/blast-target', given: { power: powerOf(blast.power), radius: blast.steps } },
    ...around,
  ];
}
