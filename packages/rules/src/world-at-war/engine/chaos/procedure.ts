/** The complete Chaos of War procedure as one distribution: two dice, three after a 7, and rerolls where the table demands them. */
import { certain, chain, chanceOf, type Distribution, die, type Fraction, given, sum } from '@rangefinder/dice';
import {
  ALLIANCE_LEADER_TOTAL,
  MAX_CHAOS_DICE,
  MIN_CHAOS_DICE,
  NATO_LEADER_TOTAL,
  WIDEN_TOTAL,
} from '../../reference/tables/chaos-effects.js';

/** Number of dice of a roll. */
export type ChaosDice = 2 | 3;

/** Narrows the type of a checked number of dice. */
export const chaosDice = (dice: number): ChaosDice => (dice === MAX_CHAOS_DICE ? MAX_CHAOS_DICE : MIN_CHAOS_DICE);

/** The sides that have a leader in play. */
export interface Leaders {
  readonly allianceLeaderInPlay: boolean;
  readonly natoLeaderInPlay: boolean;
}

/** Totals whose leader is already in play. */
const leaderTotals = ({ allianceLeaderInPlay, natoLeaderInPlay }: Leaders): readonly number[] => [
  ...(allianceLeaderInPlay ? [ALLIANCE_LEADER_TOTAL] : []),
  ...(natoLeaderInPlay ? [NATO_LEADER_TOTAL] : []),
];

/** The number of dice for the second roll that a total demands. Undefined when the effect applies. `diceAgain(7, 2, leaders)` → 3 */
export function diceAgain(total: number, dice: ChaosDice, leaders: Leaders): ChaosDice | undefined {
  if (total === WIDEN_TOTAL) return MAX_CHAOS_DICE;
  return leaderTotals(leaders).includes(total) ? dice : undefined;
}

const standing = (dice: ChaosDice, again: readonly number[]): Distribution<number> =>
  given(sum(die(6), dice), (total) => !again.includes(total));

function wholeProcedure(dice: ChaosDice, leaders: Leaders): Distribution<number> {
  const again = leaderTotals(leaders);
  const threeDice = standing(MAX_CHAOS_DICE, [...again, WIDEN_TOTAL]);
  if (dice === MAX_CHAOS_DICE) return threeDice;
  return chain(standing(MIN_CHAOS_DICE, again), (total) => (total === WIDEN_TOTAL ? threeDice : certain(total)));
}

const TOTALS = Array.from({ length: 6 * MAX_CHAOS_DICE + 1 }, (_, total) => total);

function chancesOf(dice: ChaosDice, allianceLeaderInPlay: boolean, natoLeaderInPlay: boolean): readonly Fraction[] {
  const procedure = wholeProcedure(dice, { allianceLeaderInPlay, natoLeaderInPlay });
  return TOTALS.map((total) => chanceOf(procedure, total));
}

const byLeaders = (dice: ChaosDice) => [false, true].map((alliance) => [false, true].map((nato) => chancesOf(dice, alliance, nato)));
const CHANCES: Readonly<Record<ChaosDice, readonly (readonly (readonly Fraction[])[])[]>> = { 2: byLeaders(2), 3: byLeaders(3) };

/** The odds of a total as the final result of the procedure. `chaosChance(3, 2, noLeaders)` → 34/603 */
export const chaosChance = (total: number, dice: ChaosDice, { allianceLeaderInPlay, natoLeaderInPlay }: Leaders): Fraction =>
  CHANCES[dice][Number(allianceLeaderInPlay)]?.[Number(natoLeaderInPlay)]?.[total] as Fraction;

/** The odds of a final 7 on two dice, which leads to a roll of three. */
const WIDEN_CHANCES = [false, true].map((allianceLeaderInPlay) =>
  chanceOf(standing(MIN_CHAOS_DICE, leaderTotals({ allianceLeaderInPlay, natoLeaderInPlay: false })), WIDEN_TOTAL),
);

/** The odds of reaching the roll of three dice. `widenChance(noLeaders)` → 1/6 */
export const widenChance = ({ allianceLeaderInPlay }: Leaders): Fraction => WIDEN_CHANCES[Number(allianceLeaderInPlay)] as Fraction;
