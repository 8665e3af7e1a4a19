/** The odds to act: one d6 a side, and any two equal dice stop all sides. */
import { type Fraction, fraction } from '@rangefinder/dice';

const FACES = 6;
/** With more sides than faces, two dice are always equal. */
export const MAX_SIDES = FACES;

/** Number of rolls of so many dice without equal faces. */
const distinctRolls = (dice: number): number => (dice === 0 ? 1 : distinctRolls(dice - 1) * (FACES - dice + 1));

/**
 * Odds that no two dice are equal and the die of one side shows the Rep or less. Among rolls without a double, each face is equally
 * likely. Source: turn order and activation.
 * @example actsOdds(4, 2) // 5/9
 */
export const actsOdds = (rep: number, sides: number): Fraction =>
  fraction((distinctRolls(sides) / FACES) * Math.min(rep, FACES), FACES ** sides);
