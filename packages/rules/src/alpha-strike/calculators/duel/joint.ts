/**
 * The complete duel: the joint distribution of both sides' states, turn by turn. Given the initial states of a turn, the results of
 * one side do not depend on those of the other, so each turn processes one side at a time. Weights are integers with a common total
 * that grows by the same factor in every turn. The duel ends when a side is destroyed.
 *
 * The number of states grows fast with the toughness of the units. The computation stops before a turn that would need too many;
 * all turns up to it are exact. Later turns have bounds, see `bounds/`.
 */
import { type Fraction, fraction } from '@rangefinder/dice';
import type { Field } from './exchange.js';
import { type Exchange, type Exchanges, exchangesBetween, type Meeting } from './exchanges.js';
import { type Side, type SideState, sheltered } from './side.js';

/**
 * Maximum number of states combined in a turn. A turn that exceeds it is the last exact one. Measured for about a tenth of a
 * second: undamaged heavy 'Mechs get through four turns, light ones through ten.
 */
export const MAX_JOININGS = 120_000;

/** The odds after a turn, cumulative over all turns so far. */
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
  /** States of the first side, then of the second, with their weights. Both sides survive. */
  readonly joint: Joint;
  readonly total: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly both: bigint;
  /** Whether all states are present, so that another turn can follow. */
  readonly open: boolean;
  /** Initial pairs of states of the last turn, and the number of states it combined. Both determine its time. */
  readonly pairs: number;
  readonly joinings: number;
}

/** Mutable accumulator. Local to the function that fills it. */
type Tally = Map<SideState, bigint>;
const tallyUp = (tally: Tally, state: SideState, weight: bigint): void => void tally.set(state, (tally.get(state) ?? 0n) + weight);

/** Second sides with the same turn against a first side. */
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

/** One state of the first side and all second sides it faces. */
type Joined = readonly [SideState, bigint, Row];

/**
 * The joint states after an exchange of the first side, against second sides that have moved. An opponent of a harmless side can no
 * longer be hit. Pairs of harmless sides are final and omitted.
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

/** Computes another turn. Its states are omitted when they are not needed or too many. */
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

/** The number of initial pairs of states of a turn. */
export const pairsIn = (joint: Joint): number => [...joint.values()].reduce((sum, row) => sum + row.size, 0);

const turnOddsOf = ({ total, first, second, both }: Ledger): TurnOdds => ({
  first: fraction(first, total),
  second: fraction(second, total),
  both: fraction(both, total),
  neither: fraction(total - first - second + both, total),
  firstOnly: fraction(first - both, total),
  secondOnly: fraction(second - both, total),
});

/** Yields the ledger after each turn, as long as the computation is exact. Turns are computed lazily. */
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

/** The odds after each turn, as long as the computation is exact. @example turnsOf(first, second, { inches: 12, woods: false }, 4) */
export const turnsOf = (first: Side, second: Side, field: Field, turns: number, maxJoinings?: number): readonly TurnOdds[] =>
  [...ledgersOf(duelOf(first, second, field), turns, maxJoinings)].map(turnOddsOf);
