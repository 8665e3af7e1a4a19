/** Tests with dice that are already on the table, all of them or some. */
import { atLeast, countPasses, type Distribution, die, type Fraction, map, ONE } from '@rangefinder/dice';
import type { Problem } from '../../../calculator/problems.js';
import { MAX_PASSED, type PassRoll, passedBy, passedDice, TEST_DICE } from './pass-dice.js';

/** The given faces of a question. */
export interface Rolled {
  readonly leaderRep: number | undefined;
  readonly roll: readonly number[] | undefined;
  readonly leaderRoll: number | undefined;
}

/** Dice that are still to be rolled. */
interface Open {
  readonly own: number;
  readonly leader: number;
}

const D6 = die(6);

/** No more faces than dice, and a leader die only with its Leader. */
export function rolledProblems({ leaderRep, roll, leaderRoll }: Rolled, extraDice: number): readonly Problem[] {
  const dice = TEST_DICE + extraDice;
  const tooMany: Problem = {
    code: 'TOO_MANY',
    path: ['roll'],
    given: roll,
    allowed: { en: `at most ${dice} dice`, ru: `не больше ${dice} кубиков` },
  };
  const noLeader: Problem = {
    code: 'MISSING',
    path: ['leaderRep'],
    given: null,
    allowed: { en: 'the Rep of the Leader whose die it is', ru: 'Умение лидера, чей это кубик' },
  };
  return [
    ...(roll !== undefined && roll.length > dice ? [tooMany] : []),
    ...(leaderRoll !== undefined && leaderRep === undefined ? [noLeader] : []),
  ];
}

/** The dice that the given faces leave to roll. */
export const openDice = ({ extraDice = 0, leaderRep }: PassRoll, { roll = [], leaderRoll }: Rolled): Open => ({
  own: TEST_DICE + extraDice - roll.length,
  leader: leaderRep === undefined || leaderRoll !== undefined ? 0 : 1,
});

/**
 * Dice passed in a test of which some faces are known: 0, 1 or 2.
 * @example passedWith({ rep: 4, leaderRep: 5 }, { leaderRep: 5, roll: [4, 5], leaderRoll: undefined }) // 2: 5/6, 1: 1/6
 */
export function passedWith(test: PassRoll, rolled: Rolled): Distribution<number> {
  const { own, leader } = openDice(test, rolled);
  const open = passedDice({ rep: test.rep, extraDice: own - TEST_DICE, leaderRep: leader === 1 ? test.leaderRep : undefined });
  return map(open, (passed) => Math.min(passed + passedBy(test, rolled.roll ?? [], rolled.leaderRoll), MAX_PASSED));
}

const HERO_ONES = 2;

/** Odds of two or more 1s among the figure's own dice, some of which are known. */
export function twoOnesWith(dice: number, roll: readonly number[] = []): Fraction {
  const needed = HERO_ONES - roll.filter((face) => face === 1).length;
  if (needed <= 0) return ONE;
  return atLeast(
    countPasses(D6, dice - roll.length, (face) => face === 1),
    needed,
  );
}
