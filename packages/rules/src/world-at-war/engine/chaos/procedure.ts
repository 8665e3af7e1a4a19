/** The complete Chaos of War procedure as one distribution: two dice, three after a 7, and rerolls where the table demands them. */
import {
  certain,
  chain,
  chance,
  chanceOf,
  complement,
  type Distribution,
  die,
  type Fraction,
  given,
  mixture,
  multiply,
  sum,
} from '@rangefinder/dice';
import { boundedCache } from '../../../text/memoize.js';
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
interface Leaders {
  readonly allianceLeaderInPlay: boolean;
  readonly natoLeaderInPlay: boolean;
}

/** The leaders in play, and the readings that change the procedure. */
export interface Procedure extends Leaders {
  readonly readings: readonly ('second-seven-nothing' | 'any-leader-from-start')[];
}

/** Totals whose leader is already in play. By another reading any leader forbids both. */
export function leaderTotals({ allianceLeaderInPlay, natoLeaderInPlay, readings }: Procedure): readonly number[] {
  const any = readings.includes('any-leader-from-start') && (allianceLeaderInPlay || natoLeaderInPlay);
  return [...(any || allianceLeaderInPlay ? [ALLIANCE_LEADER_TOTAL] : []), ...(any || natoLeaderInPlay ? [NATO_LEADER_TOTAL] : [])];
}

/** Whether a 7 on this many dice ends the procedure without an effect. */
export const sevenEnds = (dice: ChaosDice, { readings }: Procedure): boolean =>
  dice === MAX_CHAOS_DICE && readings.includes('second-seven-nothing');

/** The number of dice for the second roll that a total demands. Undefined when the effect applies. `diceAgain(7, 2, leaders)` → 3 */
export function diceAgain(total: number, dice: ChaosDice, procedure: Procedure): ChaosDice | undefined {
  if (total === WIDEN_TOTAL) return sevenEnds(dice, procedure) ? undefined : MAX_CHAOS_DICE;
  if (!leaderTotals(procedure).includes(total)) return undefined;
  return procedure.readings.includes('any-leader-from-start') ? MIN_CHAOS_DICE : dice;
}

const rolled = (dice: ChaosDice, omitted: readonly number[]): Distribution<number> =>
  given(sum(die(6), dice), (total) => !omitted.includes(total));

const twoDice = (procedure: Procedure): Distribution<number> => rolled(MIN_CHAOS_DICE, leaderTotals(procedure));

/** The end of the procedure from a roll of three dice. */
function fromThree(procedure: Procedure): Distribution<number> {
  const seven = sevenEnds(MAX_CHAOS_DICE, procedure) ? [] : [WIDEN_TOTAL];
  const again = leaderTotals(procedure);
  const stands = rolled(MAX_CHAOS_DICE, [...again, ...seven]);
  if (!procedure.readings.includes('any-leader-from-start')) return stands;
  // From the start: two dice end it, or lead back to three. The returns are divided out by the mixture.
  const back = chance(rolled(MAX_CHAOS_DICE, seven), (total) => again.includes(total));
  const ends = chance(twoDice(procedure), (total) => total !== WIDEN_TOTAL);
  return mixture([
    [stands, complement(back)],
    [given(twoDice(procedure), (total) => total !== WIDEN_TOTAL), multiply(back, ends)],
  ]);
}

function wholeProcedure(dice: ChaosDice, procedure: Procedure): Distribution<number> {
  const threeDice = fromThree(procedure);
  if (dice === MAX_CHAOS_DICE) return threeDice;
  return chain(twoDice(procedure), (total) => (total === WIDEN_TOTAL ? threeDice : certain(total)));
}

/** Two numbers of dice, the leaders of either side, and two readings. */
const wholeOf = boundedCache<Distribution<number>>(32);
const keyOf = (dice: ChaosDice, { allianceLeaderInPlay, natoLeaderInPlay, readings }: Procedure): string =>
  `${dice} ${allianceLeaderInPlay} ${natoLeaderInPlay} ${readings.toSorted().join(' ')}`;

/** The odds of a total as the final result of the procedure. `chaosChance(3, 2, noLeaders)` → 34/603 */
export const chaosChance = (total: number, dice: ChaosDice, procedure: Procedure): Fraction =>
  chanceOf(
    wholeOf(keyOf(dice, procedure), () => wholeProcedure(dice, procedure)),
    total,
  );

/** The odds that two dice lead to a roll of three. `widenChance(noLeaders)` → 1/6 */
export const widenChance = (procedure: Procedure): Fraction => chanceOf(twoDice(procedure), WIDEN_TOTAL);
