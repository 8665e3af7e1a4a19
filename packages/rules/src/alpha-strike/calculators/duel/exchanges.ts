/** The exchanges of a duel, memoized. */

import { DESTROYED } from '../../engine/combat/condition.js';
import { CRITICAL_ODDS } from '../../reference/tables/critical-hits.js';
import { afterTurn, type Field, type Stance, type Strikes, stanceOf, strikesAt, type Turn, turnId, turnOf } from './exchange.js';
import { isHarmless, keyIn, type Side, type SideState } from './side.js';

/** The results of a turn for a side: weights with the common total of all its exchanges. */
export interface Exchange {
  readonly survivors: readonly { readonly state: SideState; readonly weight: bigint }[];
  readonly survived: bigint;
  readonly killed: bigint;
}

/** A turn with its number. */
export interface NumberedTurn {
  readonly id: number;
  readonly turn: Turn;
}

/** The turns of both sides when they meet in two states. */
export interface Meeting {
  readonly first: NumberedTurn;
  readonly second: NumberedTurn;
}

export interface Exchanges {
  readonly meeting: (first: SideState, second: SideState) => Meeting;
  readonly first: (state: SideState, turn: NumberedTurn) => Exchange;
  readonly second: (state: SideState, turn: NumberedTurn) => Exchange;
  readonly firstHarmless: (state: SideState) => boolean;
  readonly secondHarmless: (state: SideState) => boolean;
  /** Common denominator of one turn: the product of the totals of both sides. */
  readonly total: bigint;
  /** Numbers of computed exchanges and of their final states, for both sides. */
  readonly worked: () => Worked;
}

export interface Worked {
  readonly exchanges: number;
  readonly outcomes: number;
}

/** Memoizes a pure function. */
function memoized<T>(compute: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = compute(key);
    known.set(key, made);
    return made;
  };
}

/** Memoizes a pure function of two arguments; the second has an id. */
function memoizedPairs<A, T>(compute: (key: number, argument: A) => T): (key: number, id: number, argument: A) => T {
  const rows = memoized(() => new Map<number, T>());
  return (key, id, argument) => {
    const row = rows(id);
    const found = row.get(key);
    if (found !== undefined) return found;
    const made = compute(key, argument);
    row.set(key, made);
    return made;
  };
}

const AMOUNTS = 64;

export function memoizedStrikes(side: Side): Strikes {
  const strikes = strikesAt(side);
  const known = memoizedPairs((key: number, [damage, natural12]: readonly [number, boolean]) => strikes(key, damage, natural12));
  return (key, damage, natural12) => known(key, damage + (natural12 ? AMOUNTS : 0), [damage, natural12]);
}

/**
 * A multiple of the totals of all exchanges of a side: the roll to hit, the D6 of minimal damage, two critical rolls, and with CASE
 * one more for each point of structure.
 */
function totalOf({ resilience, unit: { structure } }: Side, other: Side): bigint {
  const rolls = 3 + (resilience.ammunition === 'HURTS' ? structure : 0);
  return (other.value.minimal ? 2n : 1n) * CRITICAL_ODDS.total ** BigInt(rolls);
}

function exchangesOf(side: Side, total: bigint, count: (outcomes: number) => void): Exchanges['first'] {
  const strikes = memoizedStrikes(side);
  const exchange = memoizedPairs((state: SideState, turn: Turn): Exchange => {
    const after = afterTurn(side, strikes, state, turn);
    count(after.outcomes.length);
    const factor = total / after.total;
    if (factor * after.total !== total) throw new Error('an exchange outside the common total');
    const survivors = after.outcomes
      .filter(({ value }) => value !== DESTROYED)
      .map(({ value, weight }) => ({ state: value, weight: weight * factor }));
    const survived = survivors.reduce((sum, { weight }) => sum + weight, 0n);
    return { survivors, survived, killed: total - survived };
  });
  return (state, { id, turn }) => exchange(state, id, turn);
}

function meetingsOf(first: Side, second: Side, field: Field): Exchanges['meeting'] {
  const [ours, theirs] = [memoized((state) => stanceOf(first, state)), memoized((state) => stanceOf(second, state))];
  const numbered = (turn: Turn): NumberedTurn => ({ id: turnId(turn), turn });
  const known = memoizedPairs(
    (_: number, [one, two]: readonly [Stance, Stance]): Meeting => ({
      first: numbered(turnOf(first, one, second, two, field)),
      second: numbered(turnOf(second, two, first, one, field)),
    }),
  );
  return (own, other) => {
    const [one, two] = [ours(own), theirs(other)];
    return known(two.id, one.id, [one, two]);
  };
}

/** The exchanges and meetings of a duel. */
export function exchangesBetween(first: Side, second: Side, field: Field): Exchanges {
  const [one, two] = [totalOf(first, second), totalOf(second, first)];
  const worked = { exchanges: 0, outcomes: 0 };
  const count = (outcomes: number): void => {
    worked.exchanges += 1;
    worked.outcomes += outcomes;
  };
  return {
    meeting: meetingsOf(first, second, field),
    first: exchangesOf(first, one, count),
    second: exchangesOf(second, two, count),
    firstHarmless: memoized((state) => isHarmless(first, keyIn(state))),
    secondHarmless: memoized((state) => isHarmless(second, keyIn(state))),
    total: one * two,
    worked: () => ({ ...worked }),
  };
}
