/** Both sides of a duel by numbers: what a turn means to each when two states meet, and what it makes of them. */
import type { NumberedTurn, Reckoner } from './reckoner.js';
import { type Numbering, numberingOf, type Roster, rememberedTable, rosterOf } from './roster.js';
import type { Row } from './rows.js';

/** What a turn makes of a state, by the number of the turn. */
export type Exchanges = (turn: number, state: number) => Row;

export interface Meetings {
  readonly first: Roster;
  readonly second: Roster;
  /** The turns of a first and of a second side in two stances, by number. */
  readonly firstTurn: (firstStance: number, secondStance: number) => number;
  readonly secondTurn: (firstStance: number, secondStance: number) => number;
  /** Exchanges of a turn that others follow, and of the last one that is asked for. */
  readonly onward: { readonly first: Exchanges; readonly second: Exchanges };
  readonly closing: { readonly first: Exchanges; readonly second: Exchanges };
}

const exchangesIn = (roster: Roster, turns: Numbering<NumberedTurn>, last: boolean): Exchanges =>
  rememberedTable((turn, state) => roster.exchange(state, turns.at(turn), last));

/** The meetings of two sides, with weights modulo some primes. */
export function meetingsOf({ first, second, meeting }: Reckoner, primes: readonly number[]): Meetings {
  const [one, two] = [rosterOf(first, primes), rosterOf(second, primes)];
  const [firstTurns, secondTurns] = [numberingOf(({ id }: NumberedTurn) => id), numberingOf(({ id }: NumberedTurn) => id)];
  const met = (firstStance: number, secondStance: number) => meeting(one.stanceAt(firstStance), two.stanceAt(secondStance));
  return {
    first: one,
    second: two,
    firstTurn: rememberedTable((ours, theirs) => firstTurns.of(met(ours, theirs).first)),
    secondTurn: rememberedTable((ours, theirs) => secondTurns.of(met(ours, theirs).second)),
    onward: { first: exchangesIn(one, firstTurns, false), second: exchangesIn(two, secondTurns, false) },
    closing: { first: exchangesIn(one, firstTurns, true), second: exchangesIn(two, secondTurns, true) },
  };
}
