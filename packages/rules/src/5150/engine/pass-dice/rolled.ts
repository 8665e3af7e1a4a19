/** Tests with given faces: checks their number and counts the passes. */
import type { Problem } from '../../../calculator/problems.js';
import { type PassRoll, passedBy, TEST_DICE } from './pass-dice.js';

/** The given faces of a question. */
export interface Rolled {
  readonly leaderRep: number | undefined;
  readonly roll: readonly number[] | undefined;
  readonly leaderRoll: number | undefined;
}

const problem = (code: Problem['code'], path: string, given: unknown, en: string, ru: string): Problem => ({
  code,
  path: [path],
  given,
  allowed: { en, ru },
});

/** As many faces as dice, and a leader die only with its Leader. */
export function rolledProblems({ leaderRep, roll, leaderRoll }: Rolled, extraDice: number): readonly Problem[] {
  const dice = TEST_DICE + extraDice;
  return [
    ...(roll !== undefined && roll.length !== dice
      ? [problem(roll.length < dice ? 'TOO_FEW' : 'TOO_MANY', 'roll', roll, `${dice} dice`, `кубиков: ${dice}`)]
      : []),
    ...(leaderRoll !== undefined && leaderRep === undefined
      ? [problem('MISSING', 'leaderRep', null, 'the Rep of the Leader whose die it is', 'Умение лидера, чей это кубик')]
      : []),
    ...(leaderRoll !== undefined && roll === undefined
      ? [problem('MISSING', 'roll', null, 'the other dice too', 'остальные кубики тоже')]
      : []),
    ...(roll !== undefined && leaderRep !== undefined && leaderRoll === undefined
      ? [problem('MISSING', 'leaderRoll', null, 'the leader die too', 'кубик лидерства тоже')]
      : []),
  ];
}

/** Dice passed by the given faces. Undefined when none are given. */
export const passedOfRolled = (test: PassRoll, { roll, leaderRoll }: Rolled): number | undefined =>
  roll === undefined ? undefined : passedBy(test, roll, leaderRoll);
