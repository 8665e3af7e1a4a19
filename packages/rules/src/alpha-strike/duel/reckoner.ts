/** The exchanges of a duel, each reckoned once: pure functions that remember what they gave. */

import { DESTROYED } from '../combat/condition.js';
import { CRITICAL_ODDS } from '../tables/critical-hits.js';
import { afterTurn, type Field, type Stance, type Strikes, stanceOf, strikesAt, type Turn, turnId, turnOf } from './exchange.js';
import { isHarmless, keyIn, type Side, type SideState } from './side.js';

/** What a side keeps from a turn: weights over the total of all its exchanges. */
export interface Exchange {
  readonly survivors: readonly { readonly state: SideState; readonly weight: bigint }[];
  readonly survived: bigint;
  readonly killed: bigint;
}

/** A turn under its number. */
interface NumberedTurn {
  readonly id: number;
  readonly turn: Turn;
}

/** What a turn means to both when they meet in two states. */
export interface Meeting {
  readonly first: NumberedTurn;
  readonly second: NumberedTurn;
}

export interface Reckoner {
  readonly meeting: (first: SideState, second: SideState) => Meeting;
  readonly first: (state: SideState, turn: NumberedTurn) => Exchange;
  readonly second: (state: SideState, turn: NumberedTurn) => Exchange;
  readonly firstHarmless: (state: SideState) => boolean;
  readonly secondHarmless: (state: SideState) => boolean;
  /** By so much the weights of a turn grow: the totals of both exchanges. */
  readonly total: bigint;
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

/** The same for a function of two arguments; the second is known by its number. */
function rememberedPairs<A, T>(reckon: (key: number, argument: A) => T): (key: number, id: number, argument: A) => T {
  const rows = remembered(() => new Map<number, T>());
  return (key, id, argument) => {
    const row = rows(id);
    const found = row.get(key);
    if (found !== undefined) return found;
    const made = reckon(key, argument);
    row.set(key, made);
    return made;
  };
}

const AMOUNTS = 64;

function rememberedStrikes(side: Side): Strikes {
  const strikes = strikesAt(side);
  const known = rememberedPairs((key: number, [damage, natural12]: readonly [number, boolean]) => strikes(key, damage, natural12));
  return (key, damage, natural12) => known(key, damage + (natural12 ? AMOUNTS : 0), [damage, natural12]);
}

/**
 * A total that those of all exchanges of a side divide: the roll to hit, the D6 of minimal damage, two critical rolls,
 * and with CASE one more for each point of structure.
 */
function totalOf({ resilience, unit: { structure } }: Side, other: Side): bigint {
  const rolls = 3 + (resilience.ammunition === 'HURTS' ? structure : 0);
  return (other.value.minimal ? 2n : 1n) * CRITICAL_ODDS.total ** BigInt(rolls);
}

function exchangesOf(side: Side, total: bigint): Reckoner['first'] {
  const strikes = rememberedStrikes(side);
  const exchange = rememberedPairs((state: SideState, turn: Turn): Exchange => {
    const after = afterTurn(side, strikes, state, turn);
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

function meetingsOf(first: Side, second: Side, field: Field): Reckoner['meeting'] {
  const [ours, theirs] = [remembered((state) => stanceOf(first, state)), remembered((state) => stanceOf(second, state))];
  const numbered = (turn: Turn): NumberedTurn => ({ id: turnId(turn), turn });
  const known = rememberedPairs(
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

/** All that a duel asks of its two sides. */
export function reckonerOf(first: Side, second: Side, field: Field): Reckoner {
  const [one, two] = [totalOf(first, second), totalOf(second, first)];
  return {
    meeting: meetingsOf(first, second, field),
    first: exchangesOf(first, one),
    second: exchangesOf(second, two),
    firstHarmless: remembered((state) => isHarmless(first, keyIn(state))),
    secondHarmless: remembered((state) => isHarmless(second, keyIn(state))),
    total: one * two,
  };
}
