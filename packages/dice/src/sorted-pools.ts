/**
 * Sorted dice: every sorted roll, and a general walk for rules about pairs, straights and similar sets. The walk goes through the
 * faces from the highest to the lowest and chooses how many dice show each. Its cost grows with the number of distinct results, not
 * of rolls.
 */
import { choose, chooseRow } from './combinatorics.js';
import { type Distribution, type Key, type KeyOf, weighted } from './distribution.js';
import { checkDice, powers } from './pools.js';
import { reduced, sorted } from './questions.js';

/**
 * Every sorted roll of `count` dice, the highest die first, weighted by its number of orders. The list grows fast: 462 rolls for
 * 6d6, 92,378 for 10d10.
 * @throws RangeError when `count` is not a whole number from 0 up.
 * @example sortedRolls(die(6), 2) // [6, 6] 1, [6, 5] 2, …
 */
export function sortedRolls(d: Distribution<number>, count: number): Distribution<readonly number[]> {
  checkDice(count);
  const faces = descending(d);
  return weighted(rollsFrom(faces, 0, count, [], 1n));
}

function* rollsFrom(
  d: Distribution<number>,
  at: number,
  missing: number,
  shown: readonly number[],
  ways: bigint,
): Generator<readonly [readonly number[], bigint]> {
  const face = d.outcomes[at];
  if (missing === 0 || face === undefined) {
    if (missing === 0) yield [shown, ways];
    return;
  }
  const shares = powers(face.weight, missing);
  for (let times = missing; times >= 0; times--) {
    const next = times === 0 ? shown : [...shown, ...new Array<number>(times).fill(face.value)];
    yield* rollsFrom(d, at + 1, missing - times, next, ways * choose(missing, times) * (shares[times] ?? 0n));
  }
}

/** A state of the walk and the number of ways to reach it. */
interface Reached<S> {
  readonly state: S;
  ways: bigint;
}

/** Reached states by the number of dice left. */
type Front<S> = readonly ReadonlyMap<unknown, Reached<S>>[];

/**
 * General walk for rules about sorted dice. Visits the faces from the highest to the lowest. `step` takes the current state, a
 * face, and the number of dice that show it (possibly 0), and returns the next state. Equal states are merged by `keyOf`.
 * @throws RangeError when `count` is not a whole number from 0 up.
 * @example walkPool(die(6), 5, 0, (most, _face, times) => Math.max(most, times)) // size of the largest set
 */
export function walkPool<S>(
  d: Distribution<number>,
  count: number,
  start: S,
  step: (state: S, face: number, times: number) => S,
  keyOf?: KeyOf<S>,
): Distribution<S> {
  checkDice(count);
  const key = (state: S): S | Key => (keyOf === undefined ? state : keyOf(state));
  const faces = descending(d).outcomes;
  let front: Front<S> = [...emptyFront<S>(count), new Map([[key(start), { state: start, ways: 1n }]])];
  for (const [index, { value, weight }] of faces.entries()) {
    const shares = powers(weight, count);
    front = nextFront(front, index === faces.length - 1, shares, (state, times) => step(state, value, times), key);
  }
  return weighted(
    Array.from(front[0]?.values() ?? [], ({ state, ways }) => [state, ways] as const),
    keyOf,
  );
}

/** At the last face there is no choice: all remaining dice show it. */
function nextFront<S>(
  front: Front<S>,
  isLast: boolean,
  shares: readonly bigint[],
  step: (state: S, times: number) => S,
  key: (state: S) => unknown,
): Front<S> {
  const next = emptyFront<S>(front.length);
  for (const [missing, states] of front.entries()) {
    const row = chooseRow(missing);
    for (const { state, ways } of states.values()) {
      for (let times = isLast ? missing : 0; times <= missing; times++) {
        reach(next[missing - times], step(state, times), ways * (row[times] ?? 0n) * (shares[times] ?? 0n), key);
      }
    }
  }
  return next;
}

function reach<S>(states: Map<unknown, Reached<S>> | undefined, state: S, ways: bigint, key: (state: S) => unknown): void {
  const id = key(state);
  const met = states?.get(id);
  if (met === undefined) states?.set(id, { state, ways });
  else met.ways += ways;
}

function emptyFront<S>(length: number): Map<unknown, Reached<S>>[] {
  return Array.from({ length }, () => new Map());
}

/** The faces from the highest to the lowest, with weights in lowest terms. Internal to the package. */
export function descending(d: Distribution<number>): Distribution<number> {
  return sorted(reduced(d), (a, b) => b - a);
}
