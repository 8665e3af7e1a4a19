/**
 * The duel as a whole, modulo a few primes: the joint weights of both sides' states, turn by turn, one row for each state of
 * the first side. Given the states in which a turn begins, what happens to one side does not depend on what happens to the
 * other, so a turn first moves the second sides along each row, then the rows to where the first side ends up. Weights are
 * whole numbers over one total that grows by the same factor every turn; a destroyed side ends the duel.
 */
import { type Meetings, meetingsOf } from './meetings.js';
import type { Reckoner } from './reckoner.js';
import { LANES, type Residues, residuesOf } from './residues.js';
import { DESTROYED_SIDE, FIRST_STATE, STANDING_SIDE } from './roster.js';
import { type Bench, benchOf, type Row, rowOf, sizeOf } from './rows.js';

/** Rows by the number of the first side's state. */
type Joint = ReadonlyMap<number, Row>;

/** A row of second sides on its way to a state of the first, times the residues at a place in the first side's exchange. */
interface Joining {
  readonly row: Row;
  readonly factors: Residues;
  readonly at: number;
}
type Joinings = ReadonlyMap<number, readonly Joining[]>;

/** Second sides after their turn against one state of the first. */
interface Moved {
  readonly armed: Row;
  readonly harmless: Row;
}

interface Marching {
  readonly meetings: Meetings;
  readonly last: boolean;
  readonly bench: Bench;
}

/** The rows together, with their columns renamed. */
function renamed(rows: readonly Row[], nameOf: (column: number) => number, { bench }: Marching): Row {
  for (const row of rows) bench.rename(row, nameOf);
  return bench.take();
}

/** The turns of a first side that its row brings, by number, each with the places in the row that bring it. */
function turnsIn(stance: number, { columns, from, to }: Row, { meetings }: Marching): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (let i = from; i < to; i++) {
    const column = columns[i] as number;
    if (column < FIRST_STATE) continue;
    const turn = meetings.firstTurn(stance, meetings.second.stanceOf(column));
    const known = places.get(turn);
    if (known) known.push(i);
    else places.set(turn, [i]);
  }
  return places;
}

function moved(stance: number, row: Row, places: readonly number[], { meetings, last, bench }: Marching): Moved {
  const { second, secondTurn, onward, closing } = meetings;
  const exchange = (last ? closing : onward).second;
  for (const i of places) {
    const column = row.columns[i] as number;
    bench.add(exchange(secondTurn(stance, second.stanceOf(column)), column), row.weights, i * LANES);
  }
  return { harmless: bench.take(second.isHarmless), armed: bench.take() };
}

/**
 * Where the second sides that have moved go with a first side. Whoever faces a harmless side is never hit again; two
 * harmless sides can do nothing more and are left out; once the first side is destroyed all that counts is who else is.
 */
function destinations(number: number, { armed, harmless }: Moved, marching: Marching, shelteredRow: () => Row): readonly (readonly [number, Row])[] {
  const { first } = marching.meetings;
  if (number === DESTROYED_SIDE)
    return [[number, renamed([armed, harmless], (column) => (column === DESTROYED_SIDE ? column : STANDING_SIDE), marching)]];
  if (first.isHarmless(number)) return [[number, shelteredRow()]];
  return [
    [number, armed],
    [first.sheltered(number), harmless],
  ];
}

/** What a turn joins together, unless it is too much. */
function joiningsOf(joint: Joint, marching: Marching, most: number): Joinings | undefined {
  const { first, second, onward, closing } = marching.meetings;
  const exchanges = (marching.last ? closing : onward).first;
  const joinings = new Map<number, Joining[]>();
  let joined = 0;
  for (const [state, row] of joint) {
    if (state < FIRST_STATE) continue;
    const stance = first.stanceOf(state);
    for (const [turn, places] of turnsIn(stance, row, marching)) {
      const after = moved(stance, row, places, marching);
      const exchange = exchanges(turn, state);
      let safe: Row | undefined;
      const shelteredRow = (): Row => (safe ??= renamed([after.armed], second.sheltered, marching));
      for (let k = exchange.from; k < exchange.to; k++)
        for (const [target, others] of destinations(exchange.columns[k] as number, after, marching, shelteredRow)) {
          if (sizeOf(others) === 0) continue;
          joined += sizeOf(others);
          const known = joinings.get(target);
          const joining = { row: others, factors: exchange.weights, at: k * LANES };
          if (known) known.push(joining);
          else joinings.set(target, [joining]);
        }
      if (joined > most) return undefined;
    }
  }
  return joinings;
}

function gathered(joinings: Joinings, bench: Bench): Joint {
  const joint = new Map<number, Row>();
  for (const [state, rows] of joinings) {
    for (const { row, factors, at } of rows) bench.add(row, factors, at);
    joint.set(state, bench.take());
  }
  return joint;
}

const sumOf = ({ columns, weights, from, to }: Row, lane: number, wanted: (column: number) => boolean): number => {
  let sum = 0;
  for (let i = from; i < to; i++) if (wanted(columns[i] as number)) sum += weights[i * LANES + lane] as number;
  return sum;
};

/** Weights that a turn alone brings, modulo each prime: the first side destroyed, the second, and both. */
export interface Falls {
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly both: readonly number[];
}

const isDestroyed = (column: number): boolean => column === DESTROYED_SIDE;

function fallsIn(joint: Joint, primes: readonly number[]): Falls {
  const rows = [...joint.values()];
  const lost = joint.get(DESTROYED_SIDE);
  const inLost = (wanted: (column: number) => boolean) => primes.map((_, lane) => (lost ? sumOf(lost, lane, wanted) : 0));
  return {
    first: inLost(() => true),
    second: primes.map((_, lane) => rows.reduce((sum, row) => sum + sumOf(row, lane, isDestroyed), 0)),
    both: inLost(isDestroyed),
  };
}

/**
 * What each turn brings, modulo some primes, as far as the count goes: a turn that would join more than the most is the
 * last one counted.
 */
export function fallsOf(reckoner: Reckoner, primes: readonly number[], turns: number, most: number): readonly Falls[] {
  const meetings = meetingsOf(reckoner, primes);
  const [moving, gathering] = [benchOf(primes), benchOf(primes)];
  const falls: Falls[] = [];
  let joint: Joint = new Map([[meetings.first.start, rowOf([meetings.second.start], [residuesOf(1n, primes)])]]);
  for (let last = false; !last; ) {
    const asked = falls.length + 1 === turns;
    const onward = asked ? undefined : joiningsOf(joint, { meetings, last: false, bench: moving }, most);
    last = onward === undefined;
    const joinings = onward ?? joiningsOf(joint, { meetings, last: true, bench: moving }, Number.POSITIVE_INFINITY);
    joint = gathered(joinings as Joinings, gathering);
    falls.push(fallsIn(joint, primes));
  }
  return falls;
}
