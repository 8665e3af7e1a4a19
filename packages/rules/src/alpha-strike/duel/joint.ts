/**
 * The duel as a whole: the joint distribution of both sides' states, turn by turn. Given the states in which a turn
 * begins, what happens to one side does not depend on what happens to the other, so each turn takes one side at a time.
 * Weights are whole numbers over one total that grows by the same factor every turn; a destroyed side ends the duel.
 *
 * The states grow fast in number with what both can take. The count ends before a turn that would need too many: what
 * it gives is exact as far as it goes.
 */
import { type Fraction, fraction } from '@rangefinder/dice';
import { DESTROYED } from '../combat/condition.js';
import { CRITICAL_ODDS } from '../tables/critical-hits.js';
import { type Exchange, type Field, type Stance, STANCES, stanceOf, targetNumberAt, turnOf } from './exchange.js';
import { isHarmless, keyIn, type Side, type SideState, sheltered } from './side.js';

/** A turn that begins with more joint states than this is the last one counted. Measured: about a tenth of a second. */
export const MOST_STATES = 20_000;

/** The odds after a turn, all turns before it included. */
export interface Standing {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly both: Fraction;
}

/** What a side does from its states, reckoned once for each. */
interface Reckoner {
  readonly stance: (state: SideState) => Stance;
  readonly exchange: (state: SideState, other: Stance) => Exchange;
  readonly harmless: (state: SideState) => boolean;
  /** The total of every exchange. */
  readonly total: bigint;
}

type Row = ReadonlyMap<SideState, bigint>;

interface Ledger {
  /** States of the first side, then of the second, with their weights; both still stand. */
  readonly joint: ReadonlyMap<SideState, Row>;
  readonly total: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly both: bigint;
}

/** A pure function that remembers what it gave. */
function remembered<T>(reckon: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = reckon(key);
    known.set(key, made);
    return made;
  };
}

/** The total that all exchanges of a side divide: the roll to hit, the D6 of minimal damage, and every critical roll. */
function totalOf({ resilience, unit: { structure } }: Side, other: Side): bigint {
  const rolls = 2 + (resilience.ammunition === 'HURTS' ? structure : 0);
  return 36n * (other.value.minimal ? 2n : 1n) * CRITICAL_ODDS.total ** BigInt(rolls);
}

function reckonerOf(side: Side, other: Side, field: Field): Reckoner {
  const total = totalOf(side, other);
  const stance = remembered((state) => stanceOf(side, state));
  const known = new Map<number, Exchange>();
  const exchange = (state: SideState, facing: Stance): Exchange => {
    const id = state * STANCES + facing.id;
    const found = known.get(id);
    if (found) return found;
    const made = exchangeOf(side, other, field, state, stance(state), facing, total);
    known.set(id, made);
    return made;
  };
  return { stance, exchange, harmless: remembered((state) => isHarmless(side, keyIn(state))), total };
}

function exchangeOf(side: Side, other: Side, field: Field, state: SideState, own: Stance, facing: Stance, total: bigint): Exchange {
  const needed = targetNumberAt(facing, own.posture, side, field);
  const outgoing = targetNumberAt(own, facing.posture, other, field) === undefined ? undefined : own.fire?.overheat;
  const after = turnOf(side, state, facing.fire, needed, outgoing);
  const factor = total / after.total;
  if (factor * after.total !== total) throw new Error('an exchange outside the common total');
  const survivors = after.outcomes.filter(({ value }) => value !== DESTROYED).map(({ value, weight }) => ({ state: value, weight: weight * factor }));
  const survived = survivors.reduce((sum, { weight }) => sum + weight, 0n);
  return { survivors, survived, killed: total - survived };
}

/** A tally while it is being added up; nothing outside the function that adds it up holds it yet. */
type Tally = Map<SideState, bigint>;
const tallyUp = (tally: Tally, state: SideState, weight: bigint): void => void tally.set(state, (tally.get(state) ?? 0n) + weight);

/** Second sides by stance: all that one state of the first side needs to know of them. */
function byStance(row: Row, { stance }: Reckoner): ReadonlyMap<number, { readonly facing: Stance; readonly members: readonly (readonly [SideState, bigint])[] }> {
  const groups = new Map<number, { facing: Stance; members: (readonly [SideState, bigint])[] }>();
  for (const entry of row) {
    const facing = stance(entry[0]);
    const group = groups.get(facing.id);
    if (group) group.members.push(entry);
    else groups.set(facing.id, { facing, members: [entry] });
  }
  return groups;
}

/** Second sides after their turn against one state of the first. */
interface Moved {
  readonly armed: Tally;
  readonly harmless: Tally;
  readonly survived: bigint;
  readonly killed: bigint;
}

function moveAll(members: readonly (readonly [SideState, bigint])[], facing: Stance, { exchange, harmless }: Reckoner, last: boolean): Moved {
  const [armed, idle]: [Tally, Tally] = [new Map(), new Map()];
  let survived = 0n;
  let killed = 0n;
  for (const [state, weight] of members) {
    const turn = exchange(state, facing);
    survived += weight * turn.survived;
    killed += weight * turn.killed;
    if (last) continue;
    for (const left of turn.survivors) tallyUp(harmless(left.state) ? idle : armed, left.state, weight * left.weight);
  }
  return { armed, harmless: idle, survived, killed };
}

/** One turn more. After the last one nobody asks for the states. */
function afterTurn({ joint, total, first, second, both }: Ledger, one: Reckoner, two: Reckoner, last: boolean): Ledger {
  const next = new Map<SideState, Tally>();
  const growth = one.total * two.total;
  const sums = { first: first * growth, second: second * growth, both: both * growth };
  const add = (state: SideState, row: Row, weight: bigint, shelter: boolean): void => {
    if (row.size === 0) return;
    const tally = next.get(state) ?? new Map<SideState, bigint>();
    next.set(state, tally);
    for (const [other, share] of row) tallyUp(tally, shelter ? sheltered(other) : other, share * weight);
  };
  for (const [state, row] of joint) {
    const own = one.stance(state);
    for (const { facing, members } of byStance(row, two).values()) {
      const turn = one.exchange(state, facing);
      const moved = moveAll(members, own, two, last);
      sums.first += turn.killed * (moved.survived + moved.killed);
      sums.second += (turn.killed + turn.survived) * moved.killed;
      sums.both += turn.killed * moved.killed;
      if (last) continue;
      for (const left of turn.survivors) {
        const harmless = one.harmless(left.state);
        add(left.state, moved.armed, left.weight, harmless);
        if (!harmless) add(sheltered(left.state), moved.harmless, left.weight, false);
      }
    }
  }
  return { joint: next, total: total * growth, ...sums };
}

const standingOf = ({ total, first, second, both }: Ledger): Standing => ({ first: fraction(first, total), second: fraction(second, total), both: fraction(both, total) });

const statesIn = ({ joint }: Ledger): number => [...joint.values()].reduce((count, row) => count + row.size, 0);

/** The odds after each turn, as far as the count goes. @example turnsOf(first, second, { inches: 12, woods: false }, 4) */
export function turnsOf(first: Side, second: Side, field: Field, turns: number, mostStates = MOST_STATES): readonly Standing[] {
  const one = reckonerOf(first, second, field);
  const two = reckonerOf(second, first, field);
  const counted: Standing[] = [];
  let ledger: Ledger = { joint: new Map([[first.start, new Map([[second.start, 1n]])]]), total: 1n, first: 0n, second: 0n, both: 0n };
  while (counted.length < turns) {
    const last = counted.length + 1 === turns || statesIn(ledger) > mostStates;
    ledger = afterTurn(ledger, one, two, last);
    counted.push(standingOf(ledger));
    if (last) break;
  }
  return counted;
}
