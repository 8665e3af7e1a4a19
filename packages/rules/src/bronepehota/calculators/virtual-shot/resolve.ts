/** A virtual shot: range, damage, pilot, blast. Section 7.4 of the source. */
import { mean, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Problem } from '../../../calculator/problems.js';
import { armorProblems } from '../../engine/shooting/armor.js';
import { distanceProblems } from '../../engine/shooting/distance.js';
import { rankProblems, type ShotRefusal, type ShotRefusals } from '../../engine/shooting/legality.js';
import { sufferedFigures } from '../../engine/strike/output.js';
import { armorSteps, destroyedStep, pilotSteps, powerStep } from '../../engine/strike/steps.js';
import { damageOf, struckOf, suffer } from '../../engine/strike/strike.js';
import { blastProblems, caughtFigures, caughtIn } from './blast.js';
import type { output } from './output.js';
import { countedAmmunition, type Question, refusalOf, type Shot, shotOf } from './shot.js';
import { ammunitionSteps, blastSteps, type Facts, rangeSteps } from './steps.js';

const WEAPON_NEEDED = { en: 'as on the armlist, or a weapon of the catalog', ru: 'как в армлисте, или оружие из каталога' };

/** A weapon has its figures or an id of the catalog. The distance is given and consistent. No unit is already destroyed. */
export function relations(question: Question): readonly Problem[] {
  const { range, power, blast, target, armor } = question;
  return [
    ...(['range', 'power'] as const)
      .filter((name) => ({ range, power })[name] === undefined)
      .map((name) => ({ code: 'MISSING', path: [name], given: null, allowed: WEAPON_NEEDED }) as const),
    ...distanceProblems(question),
    ...armorProblems(target, armor),
    ...rankProblems(question),
    ...blastProblems(blast),
  ];
}

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
      meanWithCrash: undefined,
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
  const caught = question.blast ? caughtIn(question.blast, hit, question) : [];
  const counted = countedAmmunition(question);
  return {
    figures: {
      hit,
      ...sufferedFigures(suffered),
      distance,
      least: least > reach.faces ? undefined : least,
      threshold,
      mean: mean(suffered.damage),
      meanWithCrash: suffered.crashed && mean(suffered.crashed),
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
