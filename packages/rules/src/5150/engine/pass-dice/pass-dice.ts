/**
 * Tests by dice passed: each d6 that shows the Rep or less passes, and at most two count. Used by reaction tests, Fast Move, the
 * grenade tables and Stay or Run.
 */
import { atLeast, chanceOf, combine, countPasses, type Distribution, die, type Fraction, map, reduced } from '@rangefinder/dice';

/** Number of dice of every test. */
export const TEST_DICE = 2;
/** Maximum number of passed dice that count. */
export const MAX_PASSED = 2;

const D6 = die(6);

/** The parameters of a test. */
export interface PassRoll {
  /** Rep of the figure, including modifiers. Below 1 nothing passes, from 6 on everything does. */
  readonly rep: number;
  /** Dice beyond the two: a Leader's own third die, covering fire, medical care. */
  readonly extraDice?: number | undefined;
  /** Rep of the Leader who supplies the leader die. Undefined without one. */
  readonly leaderRep?: number | undefined;
}

/**
 * The number of dice that show the Rep or less, without the limit of two.
 * @example countPassed(4, 2) // 0 to 2: 4, 16, 16 of 36
 */
export const countPassed = (rep: number, dice: number): Distribution<number> => countPasses(D6, dice, (face) => face <= rep);

/** The leader die: 1 when it passes against the Leader's Rep. */
const leaderDie = (leaderRep: number | undefined): Distribution<number> => countPassed(leaderRep ?? 0, leaderRep === undefined ? 0 : 1);

const capped = (passed: number): number => Math.min(passed, MAX_PASSED);

/**
 * Dice passed in a test, including the leader die: 0, 1 or 2.
 * @example passedDice({ rep: 4 }) // 2: 4/9, 1: 4/9, 0: 1/9
 */
export const passedDice = ({ rep, extraDice = 0, leaderRep }: PassRoll): Distribution<number> =>
  reduced(
    map(
      combine(countPassed(rep, TEST_DICE + extraDice), leaderDie(leaderRep), (own, lent) => own + lent),
      capped,
    ),
  );

/**
 * Dice passed by given faces. `leaderFace` is the leader die.
 * @example passedBy({ rep: 4, leaderRep: 4 }, [3, 6], 3) // 2
 */
export function passedBy({ rep, leaderRep }: PassRoll, faces: readonly number[], leaderFace?: number): number {
  const own = faces.filter((face) => face <= rep).length;
  const lent = leaderRep !== undefined && leaderFace !== undefined && leaderFace <= leaderRep ? 1 : 0;
  return capped(own + lent);
}

/**
 * Odds that a roll of this many dice shows two or more 1s.
 * @example twoOnes(2) // 1/36
 */
export const twoOnes = (dice: number): Fraction =>
  atLeast(
    countPasses(D6, dice, (face) => face === 1),
    2,
  );

/** Possible numbers of passed dice, best first. */
export const PASSED = [2, 1, 0] as const;

/**
 * Odds of 2, 1 and 0 dice passed, in this order, including odds of 0. @example passOdds({ rep: 4 })[0] // { passed: 2, chance: 4/9
 * }
 */
export function passOdds(roll: PassRoll): readonly { readonly passed: number; readonly chance: Fraction }[] {
  const odds = passedDice(roll);
  return PASSED.map((passed) => ({ passed, chance: chanceOf(odds, passed) }));
}
