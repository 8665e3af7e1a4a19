/** Odds of 2, 1 and 0 dice passed, and of two 1s. */
import { chanceOf, type Fraction, mean } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { PASSED, TEST_DICE } from '../../engine/pass-dice/pass-dice.js';
import { passedWith, rolledProblems, twoOnesWith } from '../../engine/pass-dice/rolled.js';
import { fallenSteps, type PassFacts, passSteps } from '../../engine/pass-dice/steps.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts extends PassFacts {
  readonly hero: { readonly dice: number; readonly chance: Fraction };
}

export const relations = (question: Question): readonly Problem[] => rolledProblems(question, question.extraDice);

/** Resolves a checked question. Source: dice, leaders, heroic behavior. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const { rep, extraDice, leaderRep, roll } = question;
  const passed = passedWith(question, question);
  const dice = TEST_DICE + extraDice;
  const hero = twoOnesWith(dice, roll);
  return {
    figures: {
      outcomes: PASSED.map((count) => ({ passed: count, chance: chanceOf(passed, count) })),
      expectedPassed: mean(passed),
      hero,
    },
    steps: [
      ...passSteps(rep, extraDice, leaderRep, '5150/leaders'),
      ...fallenSteps(question, question),
      { key: 'hero', value: null, rule: '5150/ruling/group-hero', given: { dice, chance: hero } },
    ],
  };
}
