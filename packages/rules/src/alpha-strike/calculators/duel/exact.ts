/**
 * The complete duel: the joint distribution of both sides' states, turn by turn. Given the initial states of a turn, the results of
 * one side do not depend on those of the other, so each turn processes one side at a time. Weights are integers with a common total
 * that grows by the same factor in every turn. The duel ends when a side is destroyed.
 *
 * The number of states grows fast with the toughness of the units. The computation stops before a turn that would need too many;
 * all turns up to it are exact. Later turns have bounds, see `bounds/`.
 */
import { type Fraction, fraction } from '@rangefinder/dice';
import type { HitWeights } from '../../engine/combat/rolls.js';
import type { Sides } from './walk/arena.js';
import type { Meeting } from './walk/meetings.js';
import type { NumberedSide } from './walk/numbered-side.js';

/**
 * Maximum number of states combined in a turn. A turn that exceeds it is the last exact one. Measured for about a tenth of a
 * second: undamaged heavy 'Mechs get through four turns, light ones through ten.
 */
export const MAX_JOININGS = 120_000;

/** Maximum number of states combined in all turns, which ends long duels of light units: they have few states, but in many turns. */
export const MAX_TOTAL_JOININGS = 400_000;

/** The odds after a turn, cumulative over all turns so far. */
export interface TurnOdds {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly both: Fraction;
  readonly neither: Fraction;
  readonly firstOnly: Fraction;
  readonly secondOnly: Fraction;
}

/** Weights by number of the state. */
type Row = ReadonlyMap<number, bigint>;
type Joint = ReadonlyMap<number, Row>;

interface Ledger {
  /** States of the first side, then of the second, with their weights. Both sides survive. */
  readonly joint: Joint;
  readonly total: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly both: bigint;
  /** Whether all states are present, so that another turn can follow. */
  readonly open: boolean;
  /** Number of states combined in the turn. */
  readonly joinings: number;
}

/** Mutable accumulator. Local to the function that fills it. */
type Tally = Map<number, bigint>;
const tallyUp = (tally: Tally, state: number, weight: bigint): void => void tally.set(state, (tally.get(state) ?? 0n) + weight);

/** The results of a turn for a side: weights with the common total of all its turns. */
interface Exchange {
  readonly survivors: readonly { readonly state: number; readonly weight: bigint }[];
  readonly survived: bigint;
  readonly killed: bigint;
}

/** Both sides, with the results of their turns memoized. */
interface Exchanges {
  readonly sides: Sides;
  readonly first: (state: number, turn: number) => Exchange;
  readonly second: (state: number, turn: number) => Exchange;
}

function exchangesOf(side: NumberedSide): Exchanges['first'] {
  const known: Exchange[][] = [];
  return (state, turn) => {
    known[turn] ??= [];
    const row = known[turn] as Exchange[];
    row[state] ??= exchangeOf(side, state, turn);
    return row[state] as Exchange;
  };
}

function exchangeOf(side: NumberedSide, state: number, turn: number): Exchange {
  const { missed, struck, hits } = side.after(state, turn);
  const { miss, hit, natural12 } = side.rolls[turn] as HitWeights;
  const struckWeight = (plain: bigint, best: bigint): bigint => hit * plain + natural12 * best;
  const survivors = struck.map((left, way) => ({
    state: left,
    weight: struckWeight(hits.weights.conditions[way] as bigint, hits.natural12.conditions[way] as bigint),
  }));
  const spared = miss * hits.total;
  return {
    survivors: spared > 0n ? [{ state: missed, weight: spared }, ...survivors] : survivors,
    survived: spared + struckWeight(hits.weights.survived, hits.natural12.survived),
    killed: struckWeight(hits.weights.destroyed, hits.natural12.destroyed),
  };
}

/** Second sides with the same turn against a first side. */
interface Group {
  readonly meeting: Meeting;
  readonly members: readonly (readonly [number, bigint, Meeting])[];
}

function grouped(own: number, row: Row, { first, second, meetings }: Sides): Iterable<Group> {
  const groups = new Map<number, { meeting: Meeting; members: (readonly [number, bigint, Meeting])[] }>();
  for (const [state, weight] of row) {
    const meeting = meetings(first.stanceOf[own] as number, second.stanceOf[state] as number);
    const group = groups.get(meeting.first);
    if (group) group.members.push([state, weight, meeting]);
    else groups.set(meeting.first, { meeting, members: [[state, weight, meeting]] });
  }
  return groups.values();
}

const isHarmless = ({ isHarmless: harmless, stanceOf }: NumberedSide, state: number): boolean =>
  harmless[stanceOf[state] as number] as boolean;

/** Second sides after their turn against one state of the first. */
interface Moved {
  readonly armed: Row;
  readonly harmless: Row;
  readonly survived: bigint;
  readonly killed: bigint;
}

function moveAll({ members }: Group, { second, sides }: Exchanges, open: boolean): Moved {
  const [armed, harmless]: [Tally, Tally] = [new Map(), new Map()];
  let survived = 0n;
  let killed = 0n;
  for (const [state, weight, meeting] of members) {
    const exchange = second(state, meeting.second);
    survived += weight * exchange.survived;
    killed += weight * exchange.killed;
    if (!open) continue;
    for (const left of exchange.survivors)
      tallyUp(isHarmless(sides.second, left.state) ? harmless : armed, left.state, weight * left.weight);
  }
  return { armed, harmless, survived, killed };
}

const shelteredRow = ({ shelterOf }: NumberedSide, row: Row): Row => {
  const tally: Tally = new Map();
  for (const [state, weight] of row) tallyUp(tally, shelterOf[state] as number, weight);
  return tally;
};

/** One state of the first side and all second sides it faces. */
type Joined = readonly [number, bigint, Row];

/**
 * The joint states after an exchange of the first side, against second sides that have moved. An opponent of a harmless side can no
 * longer be hit. Pairs of harmless sides are final and omitted.
 */
const joined = ({ survivors }: Exchange, { armed, harmless }: Moved, { first, second }: Sides): readonly Joined[] =>
  survivors.flatMap(({ state, weight }): readonly Joined[] =>
    isHarmless(first, state)
      ? [[state, weight, shelteredRow(second, armed)]]
      : [
          [state, weight, armed],
          [first.shelterOf[state] as number, weight, harmless],
        ],
  );

/** Computes another turn. Its states are omitted when they are not needed or too many. */
function nextTurn({ joint, total, ...fallen }: Ledger, exchanges: Exchanges, last: boolean, maxJoinings: number): Ledger {
  const next = new Map<number, Tally>();
  const { sides } = exchanges;
  const growth = sides.first.total * sides.second.total;
  let [first, second, both] = [fallen.first * growth, fallen.second * growth, fallen.both * growth];
  let joinings = last ? Number.POSITIVE_INFINITY : 0;
  for (const [state, row] of joint) {
    for (const group of grouped(state, row, exchanges.sides)) {
      const open = joinings <= maxJoinings;
      const exchange = exchanges.first(state, group.meeting.first);
      const moved = moveAll(group, exchanges, open);
      first += exchange.killed * (moved.survived + moved.killed);
      second += (exchange.killed + exchange.survived) * moved.killed;
      both += exchange.killed * moved.killed;
      if (!open) continue;
      for (const [left, weight, others] of joined(exchange, moved, exchanges.sides)) {
        if (others.size === 0) continue;
        const tally = next.get(left) ?? new Map<number, bigint>();
        next.set(left, tally);
        for (const [other, share] of others) tallyUp(tally, other, share * weight);
        joinings += others.size;
      }
    }
  }
  const open = joinings <= maxJoinings;
  return { joint: open ? next : new Map(), total: total * growth, first, second, both, open, joinings };
}

const turnOddsOf = ({ total, first, second, both }: Ledger): TurnOdds => ({
  first: fraction(first, total),
  second: fraction(second, total),
  both: fraction(both, total),
  neither: fraction(total - first - second + both, total),
  firstOnly: fraction(first - both, total),
  secondOnly: fraction(second - both, total),
});

/** The odds after each turn, as long as the computation is exact. @example turnsOf(sides, 4) */
export function turnsOf(sides: Sides, turns: number, maxJoinings: number = MAX_JOININGS): readonly TurnOdds[] {
  const exchanges = { sides, first: exchangesOf(sides.first), second: exchangesOf(sides.second) };
  const joint = new Map([[sides.first.start, new Map([[sides.second.start, 1n]])]]);
  let ledger: Ledger = { joint, total: 1n, first: 0n, second: 0n, both: 0n, open: true, joinings: 0 };
  const odds: TurnOdds[] = [];
  let left = MAX_TOTAL_JOININGS;
  for (let turn = 1; turn <= turns && ledger.open; turn++) {
    ledger = nextTurn(ledger, exchanges, turn === turns, Math.min(maxJoinings, left));
    left -= ledger.joinings;
    odds.push(turnOddsOf(ledger));
  }
  return odds;
}
