/** Everything about a test before the roll: the conditions of the figure, its dice and its Rep. */

import type { Fraction } from '@rangefinder/dice';
import { chanceOf } from '@rangefinder/dice';
import { type Step, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { countPassed, TEST_DICE } from '../../engine/pass-dice/pass-dice.js';
import { twoLeaders } from '../../engine/reaction/leaders.js';
import { holds } from '../../engine/reaction/situation.js';
import type { Condition, ReactionTest } from '../../engine/reaction/vocabulary.js';
import { decided, missingWeapon, weaponProblems } from '../../engine/reaction/weapons.js';
import { AWARENESS_MODIFIERS, REACTIONS, type ReactionTable } from '../../reference/tables/reactions.js';
import type { input } from './input.js';

/** A question as given. */
export type Given = Checked<typeof input>;
/** A question with what the weapons and the side of a charge decide. */
export type Question = ReturnType<typeof decidedQuestion>;

export const decidedQuestion = (given: Given) => decided(given, given.enemyWeapon, given.test);

/** The facts of the steps before the roll. */
export interface RollFacts {
  readonly dice: { readonly test: ReactionTest };
  readonly extraDie: { readonly when: Condition };
  readonly noOwnDie: object;
  readonly rep: { readonly test: ReactionTest };
  readonly awareness: { readonly when: Condition };
  readonly leaderDie: { readonly leaderRep: number; readonly chance: Fraction };
}
type RollStep = Step<RollFacts>;

const needs = (path: string, en: string, ru: string): Problem => ({ code: 'MISSING', path: [path], given: null, allowed: { en, ru } });

/** Contact is rolled against its rating, all other tests against a Rep. Weapons and what is said of them agree. */
export function relations(given: Given): readonly Problem[] {
  const { test, rep, contactRating, enemyWeapon } = given;
  const needed =
    test === 'CONTACT'
      ? contactRating === undefined && needs('contactRating', 'the contact rating, 1 to 6', 'рейтинг контакта, от 1 до 6')
      : rep === undefined && needs('rep', 'the Rep, 1 to 7', 'Умение, от 1 до 7');
  return [
    ...(needed ? [needed] : []),
    ...twoLeaders(given),
    ...missingWeapon(given, enemyWeapon, []),
    ...weaponProblems(given, enemyWeapon, []),
  ];
}

function diceSteps(question: Question, table: ReactionTable): readonly RollStep[] {
  const extra = table.extraDice.filter(({ when }) => holds(question, when));
  return [
    { key: 'dice', value: TEST_DICE, rule: table.id, given: { test: question.test } },
    ...extra.map(({ when, rule }): RollStep => ({ key: 'extraDie', value: 1, rule, given: { when } })),
  ];
}

function repSteps(question: Question, table: ReactionTable): readonly RollStep[] {
  const { test, rep, contactRating } = question;
  const contact = test === 'CONTACT';
  const first: RollStep = {
    key: 'rep',
    value: (contact ? contactRating : rep) as number,
    rule: contact ? '5150/ruling/contact-rating' : table.id,
    given: { test },
  };
  return test === 'AWARENESS' ? [first, ...awarenessSteps(question)] : [first];
}

const awarenessSteps = (question: Question): readonly RollStep[] =>
  AWARENESS_MODIFIERS.filter(({ when }) => holds(question, when)).map(({ when, modifier }) => ({
    key: 'awareness',
    value: modifier,
    rule: '5150/table/awareness-modifiers',
    given: { when },
  }));

/** The Rep behind the leader die. A Leader lends it to himself by another reading only. */
function lenderOf({ leader, rep, leaderRep, readings }: Question): number | undefined {
  if (!leader) return leaderRep;
  return readings.includes('leader-lends-himself') ? rep : undefined;
}

function leaderSteps(question: Question, table: ReactionTable): readonly RollStep[] {
  if (!table.leaderDie) return [];
  const leaderRep = lenderOf(question);
  if (leaderRep === undefined)
    return question.leader ? [{ key: 'noOwnDie', value: null, rule: '5150/ruling/leader-own-die', given: {} }] : [];
  return [{ key: 'leaderDie', value: null, rule: '5150/leaders', given: { leaderRep, chance: chanceOf(countPassed(leaderRep, 1), 1) } }];
}

/** The dice, Rep and leader die of a roll, with their steps. */
export interface RollSetup {
  readonly dice: number;
  readonly rep: number;
  readonly leaderRep: number | undefined;
  readonly steps: readonly RollStep[];
}

/** The roll of a test. @example rollOf({ test: 'WANTS_TO_CHARGE', rep: 4, leaderRep: 5, … }) // 2 dice, Rep 4, leader die 5 */
export function rollOf(question: Question): RollSetup {
  const table = REACTIONS[question.test];
  const [dice, rep, lent] = [diceSteps(question, table), repSteps(question, table), leaderSteps(question, table)];
  const leaderRep = table.leaderDie ? lenderOf(question) : undefined;
  return { dice: totalOf(dice), rep: totalOf(rep), leaderRep, steps: [...dice, ...rep, ...lent] };
}
