/** What a figure can do now, and what the next shot at it does. */
import { chanceOf, type Fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import { actsOdds } from '../../engine/activation.js';
import { hitResults } from '../../engine/damage/damage.js';
import { ALL_RESULTS } from '../../engine/fields.js';
import { dieChance } from '../../engine/hitting/hitting.js';
import { fastMoveOdds } from '../../engine/moving.js';
import { TEST_DICE } from '../../engine/pass-dice/pass-dice.js';
import { type ActionOdds, actionsOf, reachedRows } from '../../engine/reaction/outcomes.js';
import { choosesResult, holds, type Situation } from '../../engine/reaction/situation.js';
import type { ReactionTest } from '../../engine/reaction/vocabulary.js';
import { isShot } from '../../engine/reaction/weapons.js';
import { normalMove } from '../../reference/tables/movement.js';
import { REACTIONS, SURRENDER_INCHES } from '../../reference/tables/reactions.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import type { output } from './output.js';
import { decidedQuestion, type Given, type Question, repNow } from './relations.js';
import { type Facts, type Figures, stepsOf } from './steps.js';
import type { FigureOption, FigureState } from './vocabulary.js';

/** The test that a figure has to take, by its state. */
const TESTS: { readonly [S in FigureState]?: ReactionTest } = {
  DUCKED_BACK: 'RECOVERY',
  STUNNED: 'RECOVERY',
  PANICKED: 'RALLY',
  RUNNING: 'RALLY',
  OUT_OF_THE_FIGHT: 'AFTER_BATTLE',
};
/** States in which a figure takes Received Fire. */
const TESTED_UNDER_FIRE: readonly FigureState[] = ['STEADY', 'DUCKED_BACK'];
/** States in which a figure takes no further part in the battle. */
const FINISHED: readonly FigureState[] = ['OUT_OF_THE_FIGHT', 'DEAD'];

/** Whether a figure in panic gives itself up to an enemy. Source: panic. */
const surrenders = ({ state, enemyInches }: Question): boolean =>
  state === 'PANICKED' && enemyInches !== undefined && enemyInches <= SURRENDER_INCHES;
const isFinished = (question: Question): boolean => FINISHED.includes(question.state) || surrenders(question);

const situationOf = (question: Question): Situation => ({
  ...question,
  leaderRep: undefined,
  stunned: question.state === 'STUNNED',
  hidden: false,
  covering: false,
  alerted: false,
  shotsHeard: false,
  atWar: false,
  policeAlert: false,
  safeArea: false,
});

function testOf(question: Question): ReactionTest | undefined {
  const test = TESTS[question.state];
  const isRallied = question.friendNear && !surrenders(question);
  return test === 'RALLY' && !isRallied ? undefined : test;
}

/** What a test makes the figure do in the end. A hero chooses where the tables let him. */
function actionsIn(test: ReactionTest, question: Question): readonly ActionOdds[] {
  const situation = situationOf(question);
  if (question.hero && choosesResult(test, situation)) return [{ action: 'CHOOSE_RESULT', chance: ONE }];
  const extra = REACTIONS[test].extraDice.filter(({ when }) => holds(situation, when)).length;
  return actionsOf(reachedRows(test, situation, { rep: repNow(question), dice: TEST_DICE + extra }));
}

/** Odds that the test leaves the figure free to act. */
function freeOdds(question: Question, actions: readonly ActionOdds[]): Fraction {
  if (question.state === 'STEADY') return ONE;
  return actions.find(({ action }) => action === 'RETURN' || action === 'CHOOSE_RESULT')?.chance ?? ZERO;
}

/** The Rep by which the figure is activated: its own or its Leader’s. */
const activationRep = (question: Question): number => Math.max(repNow(question), question.leaderRep ?? 0);

/** The Rep behind the leader die of a Fast Move. A Leader lends it to himself by another reading only. */
function lenderOf(question: Question): number | undefined {
  if (question.leader) return question.readings.includes('leader-lends-himself') ? repNow(question) : undefined;
  return question.standIn ? undefined : question.leaderRep;
}

function optionsOf({ weapon, loaded, canFire, prone }: Question): readonly FigureOption[] {
  const grenades = weapon !== undefined && weaponOf(weapon).blastInches !== null;
  const fires: readonly FigureOption[] = canFire ? ['FIRE', 'COVERING_FIRE'] : [];
  return [
    'MOVE',
    ...fires,
    ...(loaded === false ? (['RELOAD'] as const) : []),
    ...(grenades ? (['PREPARE_GRENADE'] as const) : []),
    'FAST_MOVE',
    'CHARGE',
    ...(prone ? [] : (['GO_PRONE'] as const)),
  ];
}

type Fire = Pick<Figures, 'dice' | 'rangeInches' | 'hit' | 'suppression'>;
const NO_FIRE: Fire = { dice: undefined, rangeInches: undefined, hit: undefined, suppression: undefined };

function fireOf(question: Question, finished: boolean): Fire {
  const { weapon, canFire, movedFast } = question;
  if (weapon === undefined) return finished ? { ...NO_FIRE, dice: 0 } : NO_FIRE;
  const { rateOfFire, rangeInches, suppression } = weaponOf(weapon);
  if (finished || !canFire || !isShot(weapon)) return { ...NO_FIRE, dice: 0, suppression };
  return {
    dice: rateOfFire ?? 0,
    rangeInches: rangeInches ?? undefined,
    hit: dieChance(repNow(question), movedFast ? ['shooterMovedFast'] : [], undefined),
    suppression,
  };
}

function nextHitOf({ enemyWeapon, armor }: Question): Figures['nextHit'] {
  if (enemyWeapon === undefined) return [];
  const results = hitResults(enemyWeapon, armor);
  return ALL_RESULTS.flatMap((result) => {
    const chance = result === 'MISSED' ? ZERO : chanceOf(results, result);
    return chance.numerator > 0n ? [{ result, chance }] : [];
  });
}

function nextMissOf(question: Question): readonly ActionOdds[] {
  if (surrenders(question)) return [];
  if (question.state === 'PANICKED') return [{ action: 'RUN', chance: ONE }];
  return TESTED_UNDER_FIRE.includes(question.state) ? actionsIn('RECEIVED_FIRE', question) : [];
}

function figuresOf(question: Question): Figures {
  const rep = repNow(question);
  const finished = isFinished(question);
  const test = testOf(question);
  const testActions = test === undefined ? [] : actionsIn(test, question);
  const activated = finished ? ZERO : actsOdds(activationRep(question), question.sides);
  const atOnce = test === 'RALLY' && question.readings.includes('rally-at-once');
  return {
    acts: multiply(atOnce ? ONE : activated, freeOdds(question, testActions)),
    activated,
    rep,
    surrenders: surrenders(question),
    test,
    testActions,
    may: finished ? [] : optionsOf(question),
    moveInches: finished ? 0 : normalMove(rep),
    fastMove: finished ? [] : fastMoveOdds(rep, lenderOf(question), question.readings),
    ...fireOf(question, finished),
    nextHit: finished ? [] : nextHitOf(question),
    nextMiss: nextMissOf(question),
  };
}

/** Resolves a checked question. Source: activation, movement, reaction tests, damage. */
export function resolve(given: Given): Outcome<typeof output, Facts, Record<never, never>> {
  const question = decidedQuestion(given);
  const figures = figuresOf(question);
  return { figures, steps: stepsOf(question, figures, activationRep(question)) };
}
