/**
 * A grenade flies D6 steps towards the target, always explodes, and strikes everything near the place of impact. Section 7.8 of the
 * source. It only has a blast, so the target is struck like the bystanders of other blasts.
 */
import { atLeast, type Fraction, fraction, multiply, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Power } from '../../engine/dice/profile.js';
import { armorProblems } from '../../engine/shooting/armor.js';
import { distanceProblems, stepsOf } from '../../engine/shooting/distance.js';
import { firstOf, inContact, outOfSight, type ShotRefusal, type ShotRefusals, unseen } from '../../engine/shooting/legality.js';
import { sufferedFigures } from '../../engine/strike/output.js';
import { armorSteps, destroyedStep, pilotSteps, powerStep, type StrikeFacts } from '../../engine/strike/steps.js';
import { damageOf, pierceOdds, type Struck, type Suffered, struckOf, suffer } from '../../engine/strike/strike.js';
import { coverBonus } from '../../reference/tables/cover.js';
import { GRENADE } from '../../reference/tables/weapons.js';
import type { Cover } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;

export interface Facts extends StrikeFacts {
  readonly distance: { readonly steps: number | undefined; readonly centimetres: number | undefined; readonly exact: number };
  readonly landing: {
    readonly faces: number;
    readonly radius: number;
    readonly least: number | undefined;
    readonly most: number | undefined;
    readonly reached: Fraction;
  };
  readonly blastCover: { readonly cover: Cover };
  readonly thrower: { readonly reached: Fraction; readonly armor: number | undefined; readonly killed: Fraction | undefined };
}

export const relations = (question: Question): readonly Problem[] => [
  ...distanceProblems(question),
  ...armorProblems(question.target, question.armor),
];

const TESTS = [unseen, outOfSight, inContact] as const;
const POWER: Power = GRENADE.power;
const EACH = fraction(1, GRENADE.rangeFaces);
const PLACES = Array.from({ length: GRENADE.rangeFaces }, (_, index) => index + 1);

const reaches = (place: number, steps: number): boolean => Math.abs(place - steps) <= GRENADE.radius;
const landsNear = (steps: number): readonly number[] => PLACES.filter((place) => reaches(place, steps));
const oddsNear = (steps: number): Fraction => fraction(landsNear(steps).length, GRENADE.rangeFaces);

const THROWER = 0;
const THROWER_REACHED = oddsNear(THROWER);

const throwerKilled = (armor: number | undefined): Fraction | undefined =>
  armor === undefined ? undefined : multiply(THROWER_REACHED, pierceOdds(POWER, armor));

/** What cover adds to the armor: nothing against a blast, except by another reading. */
const bonusOf = ({ cover, readings }: Question): number => (readings.includes('grenade-cover-helps') ? coverBonus(cover) : 0);

const NOTHING: Figures = {
  landings: [],
  reached: ZERO,
  hurt: ZERO,
  damage: [],
  destroyed: ZERO,
  pilotKilled: undefined,
  pilotPanicked: undefined,
  throwerReached: ZERO,
  throwerKilled: undefined,
};

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, ShotRefusals> {
  const refusal = firstOf<Question, ShotRefusal>(TESTS, question);
  if (refusal) return { figures: NOTHING, steps: [], refusal };
  const steps = stepsOf(question);
  const struck = struckOf(question);
  const reached = oddsNear(steps);
  const suffered = suffer(damageOf(POWER, struck.armor + bonusOf(question), reached), struck);
  return { figures: figuresOf(question, steps, reached, suffered), steps: stepsTaken(question, steps, reached, struck, suffered) };
}

function figuresOf(question: Question, steps: number, reached: Fraction, suffered: Suffered): Figures {
  const { armor, throwerArmor } = question;
  const pierced = pierceOdds(POWER, armor + bonusOf(question));
  const { damage, destroyed, pilotKilled, pilotPanicked } = sufferedFigures(suffered);
  return {
    landings: PLACES.map((place) => ({
      steps: place,
      chance: EACH,
      reachesTarget: reaches(place, steps),
      reachesThrower: reaches(place, THROWER),
      hurtsTarget: reaches(place, steps) ? pierced : ZERO,
    })),
    reached,
    hurt: atLeast(suffered.damage, 1),
    damage,
    destroyed,
    pilotKilled,
    pilotPanicked,
    throwerReached: THROWER_REACHED,
    throwerKilled: throwerKilled(throwerArmor),
  };
}

function stepsTaken(question: Question, exact: number, reached: Fraction, struck: Struck, suffered: Suffered): readonly Step<Facts>[] {
  const { steps, centimetres, cover, throwerArmor } = question;
  const near = landsNear(exact);
  return [
    { key: 'distance', value: exact, rule: 'bronepehota/ruling/grenade-steps', given: { steps, centimetres, exact } },
    {
      key: 'landing',
      value: null,
      rule: 'bronepehota/grenades',
      given: { faces: GRENADE.rangeFaces, radius: GRENADE.radius, least: near[0], most: near.at(-1), reached },
    },
    ...armorSteps(struck, cover, bonusOf(question)),
    ...(cover === 'NONE' || bonusOf(question) > 0
      ? []
      : [{ key: 'blastCover', value: 0, rule: 'bronepehota/ruling/grenade-cover', given: { cover } } as const]),
    powerStep(POWER, struck.armor + bonusOf(question)),
    destroyedStep(struck, suffered, false),
    ...pilotSteps(struck, suffered),
    {
      key: 'thrower',
      value: null,
      rule: 'bronepehota/grenades',
      given: { reached: THROWER_REACHED, armor: throwerArmor, killed: throwerKilled(throwerArmor) },
    },
  ];
}
