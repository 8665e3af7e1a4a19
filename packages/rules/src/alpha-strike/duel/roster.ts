/**
 * One side of a duel by numbers: its states in the order in which they were met, and what a turn makes of each, as rows of
 * residues. Two numbers stand for no state of their own: a destroyed side, and one that stands in whatever state.
 */
import type { Stance } from './exchange.js';
import type { Exchange, NumberedTurn, SideReckoner } from './reckoner.js';
import { residuesOf } from './residues.js';
import { type Row, rowOf } from './rows.js';
import { type SideState, sheltered } from './side.js';

export const DESTROYED_SIDE = 0;
export const STANDING_SIDE = 1;
export const FIRST_STATE = 2;

/** All numbers are small and dense, so that they can be places in lists. */
export interface Roster {
  readonly start: number;
  /** The number of the stance of a state; states with the same stance share it. */
  readonly stanceOf: (number: number) => number;
  readonly stanceAt: (stance: number) => Stance;
  readonly isHarmless: (number: number) => boolean;
  /** The number of the same state of a side that nobody will hit again. */
  readonly sheltered: (number: number) => number;
  /** What a turn makes of a state, as a row. */
  readonly exchange: (number: number, turn: NumberedTurn, last: boolean) => Row;
}

/** A function of two small whole numbers that remembers what it gave. */
export function rememberedTable<T>(reckon: (row: number, column: number) => T): (row: number, column: number) => T {
  const rows: (T | undefined)[][] = [];
  return (row, column) => {
    while (rows.length <= row) rows.push([]);
    const known = rows[row] as (T | undefined)[];
    // Filled without gaps, since the engine is quick with such lists only.
    while (known.length <= column) known.push(undefined);
    const found = known[column];
    if (found !== undefined) return found;
    const made = reckon(row, column);
    known[column] = made;
    return made;
  };
}

/** Things numbered in the order in which they were met. */
export interface Numbering<T> {
  readonly of: (thing: T) => number;
  readonly at: (number: number) => T;
}

/** Numbers things as they are met; those with the same key are the same. */
export function numberingOf<T, K>(keyOf: (thing: T) => K): Numbering<T> {
  const numbers = new Map<K, number>();
  const met: T[] = [];
  return {
    at: (number: number): T => met[number] as T,
    of(thing: T): number {
      const known = numbers.get(keyOf(thing));
      if (known !== undefined) return known;
      numbers.set(keyOf(thing), met.length);
      return met.push(thing) - 1;
    },
  };
}

/** Numbers the states of a side as they are met. */
export function rosterOf({ start, stance, exchange, isHarmless }: SideReckoner, primes: readonly number[]): Roster {
  const states = numberingOf((state: SideState) => state);
  const stances = numberingOf(({ id }: Stance) => id);
  const numberOf = (state: SideState): number => FIRST_STATE + states.of(state);
  const stateAt = (number: number): SideState => states.at(number - FIRST_STATE);
  const ofState = <T>(reckon: (state: SideState) => T): ((number: number) => T) => {
    const known = rememberedTable((_, number) => reckon(stateAt(number)));
    return (number) => known(0, number);
  };
  const harmless = ofState(isHarmless);
  const shelteredAt = ofState((state) => numberOf(sheltered(state)));
  return {
    start: numberOf(start),
    stanceOf: ofState((state) => stances.of(stance(state))),
    stanceAt: stances.at,
    isHarmless: (number) => number >= FIRST_STATE && harmless(number),
    sheltered: (number) => (number < FIRST_STATE ? number : shelteredAt(number)),
    exchange: (number, turn, last) => exchangeRow(exchange(stateAt(number), turn), numberOf, primes, last),
  };
}

/** In the last turn that is asked for all that counts is whether the side still stands. */
function exchangeRow(
  { survivors, survived, killed }: Exchange,
  numberOf: (state: SideState) => number,
  primes: readonly number[],
  last: boolean,
): Row {
  const standing = last
    ? [{ number: STANDING_SIDE, weight: survived }]
    : survivors.map(({ state, weight }) => ({ number: numberOf(state), weight }));
  const lots = [{ number: DESTROYED_SIDE, weight: killed }, ...standing].filter(({ weight }) => weight > 0n);
  return rowOf(
    lots.map(({ number }) => number),
    lots.map(({ weight }) => residuesOf(weight, primes)),
  );
}
