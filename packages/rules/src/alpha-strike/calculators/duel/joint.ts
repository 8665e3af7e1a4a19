/**
 * The duel as a whole: the joint distribution of both sides' states, turn by turn. Given the states in which a turn
 * begins, what happens to one side does not depend on what happens to the other, so each turn takes one side at a time.
 * Weights are whole numbers over one total that grows by the same factor every turn; a destroyed side ends the duel.
 *
 * The states grow fast in number with what both can take. The count ends before a turn that would need too many: what
 * it gives is exact as far as it goes. Later turns are known between bounds: `bounds/`.
 */
import { type Fraction, fraction } from '@rangefinder/dice';
import type { Field } from './exchange.js';
import { type Exchange, type Exchanges, exchangesBetween, type Meeting } from './exchanges.js';
import { type Side, type SideState, sheltered } from './side.js';

/**
 * A turn that would bring more states together than this is the last one counted. Measured for a tenth of a second or
 * so: undamaged heavy 'Mechs get through four turns, light ones through ten.
 */
export const MAX_JOININGS = 120_000;

/** The odds after a turn, all turns before it included. */
export interface TurnOdds {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly both: Fraction;
  readonly neither: Fraction;
  readonly firstOnly: Fraction;
  readonly secondOnly: Fraction;
}

type Row = ReadonlyMap<SideState, bigint>;
type Joint = ReadonlyMap<SideState, Row>;

export interface Ledger {
  /** States of the first side, then of the second, with their weights; both still stand. */
  readonly joint: Joint;
  readonly total: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly both: bigint;
  /** Whether the states are all there, so that another turn can follow. */
  readonly open: boolean;
  /** Pairs of states in which the last turn began, and states that it brought together; what bounds the time it took. */
  readonly pairs: number;
  readonly joinings: number;
}

/** A tally while it is being added up; nothing outside the function that adds it up holds it yet. */
type Tally = Map<SideState, bigint>;
const tallyUp = (tally: Tally, state: SideState, weight: bigint): void => void tally.set(state, (tally.get(state) ?? 0n) + weight);

/** Second sides that mean the same turn to a first side. */
interface Group {
  readonly meeting: Meeting;
  readonly members: readonly (readonly [SideState, bigint, Meeting])[];
}

function grouped(own: SideState, row: Row, exchanges: Exchanges): Iterable<Group> {
  const groups = new Map<number, { meeting: Meeting; members: (readonly [SideState, bigint, Meeting])[] }>();
  for (const [state, weight] of row) {
    const meeting = exchanges.meeting(own, state);
    const group = groups.get(meeting.first.id);
    if (group) group.members.push([state, weight, meeting]);
    else groups.set(meeting.first.id, { meeting, members: [[state, weight, meeting]] });
  }
  return groups.values();
}

/** Second sides after their turn against one state of the first. */
interface Moved {
  readonly armed: Row;
  readonly harmless: Row;
  readonly survived: bigint;
  readonly killed: bigint;
}

function moveAll({ members }: Group, { second, secondHarmless }: Exchanges, open: boolean): Moved {
  const [armed, harmless]: [Tally, Tally] = [new Map(), new Map()];
  let survived = 0n;
  let killed = 0n;
  for (const [state, weight, meeting] of members) {
    const exchange = second(state, meeting.second);
    survived += weight * exchange.survived;
    killed += weight * exchange.killed;
    if (!open) continue;
    for (const left of exchange.survivors) tallyUp(secondHarmless(left.state) ? harmless : armed, left.state, weight * left.weight);
  }
  return { armed, harmless, survived, killed };
}

const shelteredRow = (row: Row): Row => {
  const tally: Tally = new Map();
  for (const [state, weight] of row) tallyUp(tally, sheltered(state), weight);
  return tally;
};

/** One state of the first side and all second sides that it stands against. */
type Joined = readonly [SideState, bigint, Row];

/**
 * The joint states that an exchange of the first side makes with second sides that have moved. Whoever faces a harmless
 * side is never hit again; two harmless sides can do nothing more and are left out.
 */
const joined = ({ survivors }: Exchange, { armed, harmless }: Moved, { firstHarmless }: Exchanges): readonly Joined[] =>
  survivors.flatMap(({ state, weight }): readonly Joined[] =>
    firstHarmless(state)
      ? [[state, weight, shelteredRow(armed)]]
      : [
          [state, weight, armed],
          [sheltered(state), weight, harmless],
        ],
  );

/** One turn more; its states are left out when nobody asks for them or when they are too many. */
function nextTurn({ joint, total, ...fallen }: Ledger, exchanges: Exchanges, last: boolean, maxJoinings: number): Ledger {
  const next = new Map<SideState, Tally>();
  const growth = exchanges.total;
  let [first, second, both] = [fallen.first * growth, fallen.second * growth, fallen.both * growth];
  let joinings = last ? Number.POSITIVE_INFINITY : 0;
  for (const [state, row] of joint) {
    for (const group of grouped(state, row, exchanges)) {
      const open = joinings <= maxJoinings;
      const exchange = exchanges.first(state, group.meeting.first);
      const moved = moveAll(group, exchanges, open);
      first += exchange.killed * (moved.survived + moved.killed);
      second += (exchange.killed + exchange.survived) * moved.killed;
      both += exchange.killed * moved.killed;
      if (!open) continue;
      for (const [left, weight, others] of joined(exchange, moved, exchanges)) {
        if (others.size === 0) continue;
        const tally = next.get(left) ?? new Map<SideState, bigint>();
        next.set(left, tally);
        for (const [other, share] of others) tallyUp(tally, other, share * weight);
        joinings += others.size;
      }
    }
  }
  const open = joinings <= maxJoinings;
  return { joint: open ? next : new Map(), total: total * growth, first, second, both, open, pairs: pairsIn(joint), joinings };
}

/** How many pairs of states a turn begins in. */
export const pairsIn = (joint: Joint): number => [...joint.values()].reduce((sum, row) => sum + row.size, 0);

const turnOddsOf = ({ total, first, second, both }: Ledger): TurnOdds => ({
  first: fraction(first, total),
  second: fraction(second, total),
  both: fraction(both, total),
  neither: fraction(total - first - second + both, total),
  firstOnly: fraction(first - both, total),
  secondOnly: fraction(second - both, total),
});

/** The ledger after each turn, as far as the count goes; a turn is counted when it is asked for. */
export function* ledgersOf(
  { start, exchanges }: Duel,
  turns: number,
  maxJoinings: number = MAX_JOININGS,
): Generator<Ledger, void, undefined> {
  let ledger = start;
  for (let turn = 1; turn <= turns && ledger.open; turn++) {
    ledger = nextTurn(ledger, exchanges, turn === turns, maxJoinings);
    yield ledger;
  }
}

/** A duel before its first turn. */
export interface Duel {
  readonly start: Ledger;
  readonly exchanges: Exchanges;
}

export const duelOf = (first: Side, second: Side, field: Field): Duel => ({
  start: {
    joint: new Map([[first.start, new Map([[second.start, 1n]])]]),
    total: 1n,
    first: 0n,
    second: 0n,
    both: 0n,
    open: true,
    pairs: 0,
    joinings: 0,
  },
  exchanges: exchangesBetween(first, second, field),
});

/** The odds after each turn, as far as the count goes. @example turnsOf(first, second, { inches: 12, woods: false }, 4) */
export const turnsOf = (first: Side, second: Side, field: Field, turns: number, maxJoinings?: number): readonly TurnOdds[] =>
  [...ledgersOf(duelOf(first, second, field), turns, maxJoinings)].map(turnOddsOf);
