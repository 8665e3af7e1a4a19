/** Computes the exact effects of a burst on each target. */
import { add, certain, type Distribution, type Fraction, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import type { WeaponId } from '../../reference/tables/weapons.js';
import type { Result } from '../../vocabulary.js';
import { hitResults, impactRoll } from '../damage/damage.js';
import { LUCKY_FACE, luckOf, neededFace } from '../hitting/hitting.js';
import { twoOnes } from '../pass-dice/pass-dice.js';
import { type Deal, dealtDice, type Pool } from './dealt-dice.js';
import { MAX_DICE } from './input.js';
import { refusalOf, type ShootRefusals } from './legality.js';
import type { output } from './output.js';
import {
  type Burst,
  type BurstTarget,
  conditionsAt,
  dealsOf,
  declaredDice,
  poolOf,
  type Question,
  secondOf,
  withDice,
} from './situation.js';
import { type Facts, stepsOf } from './steps.js';
import { dryWithLuck, hitsOf, luckily, type PerDie, worstOf } from './worst.js';

/** Results that take a figure out of action. */
const OUT_OF_ACTION: readonly Result[] = ['DEAD', 'OUT_OF_THE_FIGHT'];

const outOfActionOf = (worst: TargetFigures['worst']): Fraction | undefined =>
  worst.length === 0
    ? undefined
    : worst.filter(({ result }) => OUT_OF_ACTION.includes(result)).reduce((sum, { chance }) => add(sum, chance), ZERO);

/** The average number of targets out of action. */
const expectedOutOf = (targets: readonly TargetFigures[]): Fraction | undefined =>
  targets.reduce<Fraction | undefined>(
    (sum, { outOfAction }) => (sum === undefined || outOfAction === undefined ? undefined : add(sum, outOfAction)),
    ZERO,
  );

type TargetFigures = Checked<typeof output>['targets'][number];

/** Odds of two or more 1s, by number of dice. */
const DRY: readonly Fraction[] = Array.from({ length: MAX_DICE + 1 }, (_, dice) => twoOnes(dice));

/** Odds to run out of ammunition. By another reading the second rolls of lucky shots count as well. */
function dryOf(question: Burst): Fraction {
  const dice = declaredDice(question);
  if (!question.readings.includes('lucky-ones-count')) return DRY[dice] as Fraction;
  const isRolledAgain = question.targets.flatMap((target, index): readonly boolean[] => {
    const luck = luckOf(question, question.rep, question.repModifier, conditionsAt(question, target, index));
    return Array.from({ length: target.dice }, () => luck !== undefined);
  });
  return dryWithLuck(isRolledAgain);
}

const MISSED = certain<Result>('MISSED');

/** The results of one hit. Undefined when the Impact is unknown. */
function hitOf(weapon: WeaponId | undefined, armor: ArmorId, impact: number | undefined): Distribution<Result> | undefined {
  if (impact !== undefined) return impactRoll(impact);
  return weapon === undefined ? undefined : hitResults(weapon, armor);
}

/** The results of one die that reaches its face, by weapon, including luck. */
function perDieOf(question: Burst, { armor }: BurstTarget, luck: number | undefined): PerDie | undefined {
  const first = hitOf(question.weapon, armor, question.impact);
  const second = hitOf(secondOf(question), armor, question.impact) ?? MISSED;
  if (first === undefined) return undefined;
  return luck === undefined ? { first, second } : { first: luckily(first, luck), second: luckily(second, luck) };
}

/** Two weapons of the same kind need no separate colors. */
function coloredPool(question: Burst): Pool {
  const pool = poolOf(question);
  return question.weapon === secondOf(question) || question.impact !== undefined ? { first: pool.first + pool.second, second: 0 } : pool;
}

function figuresAt(question: Burst, target: BurstTarget, index: number, pool: Pool, deal: Deal): TargetFigures {
  const effective = question.rep + question.repModifier;
  const conditions = conditionsAt(question, target, index);
  const luck = luckOf(question, question.rep, question.repModifier, conditions);
  const reached = dealtDice(pool, deal, luck === undefined ? neededFace(effective, conditions) : LUCKY_FACE);
  const perDie = perDieOf(question, target, luck);
  const worst = perDie ? worstOf(reached, target.dice, perDie) : [];
  return { hits: hitsOf(reached, target.dice, luck), worst, outOfAction: outOfActionOf(worst) };
}

/** Resolves a checked question. Source: shooting, hit table, damage, lucky shot, ammunition, two weapons. */
export function resolve(given: Question): Outcome<typeof output, Facts, ShootRefusals> {
  const question = withDice(given);
  const refusal = refusalOf(question);
  if (refusal) return { figures: { targets: [], expectedOutOfAction: undefined, outOfAmmunition: ZERO }, steps: [], refusal };
  const [pool, deals] = [coloredPool(question), dealsOf(question)];
  const outOfAmmunition = dryOf(question);
  const targets = question.targets.map((target, index) => figuresAt(question, target, index, pool, deals[index] as Deal));
  return { figures: { targets, expectedOutOfAction: expectedOutOf(targets), outOfAmmunition }, steps: stepsOf(question, outOfAmmunition) };
}
