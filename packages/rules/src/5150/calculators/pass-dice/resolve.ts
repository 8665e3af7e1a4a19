/** Odds of 2, 1 and 0 dice passed, and of two 1s. */
import { type Fraction, ONE, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { PASSED, passOdds, TEST_DICE, twoOnes } from '../../engine/pass-dice/pass-dice.js';
import { passedOfRolled, rolledProblems } from '../../engine/pass-dice/rolled.js';
import { fallenSteps, type PassFacts, passSteps } from '../../engine/pass-dice/steps.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts extends PassFacts {
  readonly hero: { readonly dice: number; readonly chance: Fraction };
}

export const relations = (question: Question): readonly Problem[] => rolledProblems(question, question.extraDice);

const certainly = (holds: boolean): Fraction => (holds ? ONE : ZERO);
const ones = (roll: readonly number[]): boolean => roll.filter((face) => face === 1).length >= 2;

/** Resolves a checked question. Source: dice, leaders, heroic behavior. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const { rep, extraDice, leaderRep, roll, leaderRoll } = question;
  const fallen = passedOfRolled(question, question);
  const dice = TEST_DICE + extraDice;
  const hero = roll === undefined ? twoOnes(dice) : certainly(ones(roll));
  return {
    figures: {
      outcomes: fallen === undefined ? passOdds(question) : PASSED.map((passed) => ({ passed, chance: certainly(passed === fallen) })),
      hero,
    },
    steps: [
      ...passSteps(rep, extraDice, leaderRep, '5150/leaders'),
      ...fallenSteps(roll, leaderRoll, fallen),
      { key: 'hero', value: null, rule: '5150/ruling/group-hero', given: { dice, chance: hero } },
    ],
  };
}
