/** One side with states numbered from 0, and the results of its turns in doubles. */
import { toDecimal } from '@rangefinder/dice';
import { DESTROYED } from '../../../engine/combat/condition.js';
import { afterTurn, type Stance, stanceOf, type Turn } from '../exchange.js';
import { memoizedStrikes, type NumberedTurn } from '../exchanges.js';
import { isHarmless, keyIn, type Side, type SideState, sheltered } from '../side.js';

/** Final states of a turn by number, with the correctly rounded chance of each, in descending order of likelihood. */
export interface Ways {
  readonly states: readonly number[];
  readonly chances: readonly number[];
}

/** The possible results of a turn for a side. */
export interface Outcomes {
  readonly all: Ways;
  /** States in which it can still attack. */
  readonly armed: Ways;
  /** States in which it can attack but can no longer be hit. */
  readonly armedSheltered: Ways;
  readonly harmless: Ways;
  readonly survived: number;
  readonly killed: number;
}

export interface NumberedSide {
  readonly start: number;
  /** The number of the stance in a state. */
  readonly stanceIn: (state: number) => number;
  readonly stance: (number: number) => Stance;
  readonly isHarmless: (state: number) => boolean;
  readonly sheltered: (state: number) => number;
  readonly after: (state: number, turn: NumberedTurn) => Outcomes;
  /** Numbers of states, transitions and outcomes computed so far. */
  readonly worked: () => { readonly states: number; readonly outcomes: number };
}

/** A possible state after a turn. */
interface Left {
  readonly state: number;
  readonly weight: bigint;
}

/** Numbers values in the order of their first occurrence. */
function numbering<T>(keyOf: (value: T) => number): {
  readonly of: (value: T) => number;
  readonly at: (number: number) => T;
  readonly size: () => number;
} {
  const numbers = new Map<number, number>();
  const values: T[] = [];
  return {
    of: (value) => {
      const key = keyOf(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
    at: (number) => values[number] as T,
    size: () => values.length,
  };
}

/** Memoizes a pure function of a small integer. */
export function listed<T>(compute: (index: number) => T): (index: number) => T {
  const known: T[] = [];
  return (index) => {
    known[index] ??= compute(index);
    return known[index] as T;
  };
}

export function numberedSide(side: Side): NumberedSide {
  const states = numbering<SideState>((state) => state);
  const stances = numbering<Stance>(({ id }) => id);
  const strikes = memoizedStrikes(side);
  const harmless = listed((state) => isHarmless(side, keyIn(states.at(state))));
  const shelter = listed((state) => states.of(sheltered(states.at(state))));
  let outcomes = 0;

  function compute(state: number, turn: Turn): Outcomes {
    const after = afterTurn(side, strikes, states.at(state), turn);
    outcomes += after.outcomes.length;
    const chance = (weight: bigint): number => (weight === 0n ? 0 : toDecimal({ numerator: weight, denominator: after.total }));
    const ways = (list: readonly Left[], numberOf = (state: number): number => state): Ways => ({
      states: list.map(({ state }) => numberOf(state)),
      chances: list.map(({ weight }) => chance(weight)),
    });
    const left = after.outcomes
      .filter(({ value }) => value !== DESTROYED)
      .map(({ value, weight }) => ({ state: states.of(value), weight }))
      .sort((a, b) => (a.weight < b.weight ? 1 : -1));
    const armed = left.filter(({ state }) => !harmless(state));
    const survived = left.reduce((sum, { weight }) => sum + weight, 0n);
    return {
      all: ways(left),
      armed: ways(armed),
      armedSheltered: ways(armed, shelter),
      harmless: ways(left.filter(({ state }) => harmless(state))),
      survived: chance(survived),
      killed: chance(after.total - survived),
    };
  }

  const known = new Map<number, Outcomes[]>();
  return {
    start: states.of(side.start),
    stanceIn: listed((state) => stances.of(stanceOf(side, states.at(state)))),
    stance: stances.at,
    isHarmless: harmless,
    sheltered: shelter,
    after: (state, { id, turn }) => {
      const row = known.get(id) ?? [];
      if (row.length === 0) known.set(id, row);
      row[state] ??= compute(state, turn);
      return row[state] as Outcomes;
    },
    worked: () => ({ states: states.size(), outcomes }),
  };
}
