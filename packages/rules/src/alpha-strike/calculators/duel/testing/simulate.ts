/** Simulates duels with random dice, independent of the calculator, and counts their ends. */
import type { Scenario } from '../../../engine/testing/scenarios.js';
import { attackOf, comeOut, type Duel, type Duelist } from './brute-force.js';

/** Shares of all duels, by turn. */
export interface Shares {
  readonly first: number;
  readonly second: number;
  readonly both: number;
}

/** A seeded generator of numbers between 0 and 1 (Mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Ways {
  readonly after: readonly (Duelist | null)[];
  readonly upTo: readonly number[];
}

/** The final states of a duelist with cumulative odds; memoized. */
function remembered(played: Duel['readings']): (self: Duelist, attack: Scenario | null, fired: Scenario | null) => Ways {
  const known = new Map<string, Ways>();
  return (self, attack, fired) => {
    const key = JSON.stringify([self, attack?.attacker, attack?.overheat, attack?.targetMoved, fired?.overheat]);
    const found = known.get(key);
    if (found) return found;
    const outcomes = comeOut(self, attack, fired, played);
    const total = outcomes.reduce((sum, [, weight]) => sum + Number(weight), 0);
    let sofar = 0;
    const ways = { after: outcomes.map(([after]) => after), upTo: outcomes.map(([, weight]) => (sofar += Number(weight) / total)) };
    known.set(key, ways);
    return ways;
  };
}

/** Simulates this many duels and returns the shares after each turn. */
export function simulate(duel: Duel, duels: number, seed: number): readonly Shares[] {
  const random = randomNumbers(seed);
  const waysOf = remembered(duel.readings);
  const drawn = ({ after, upTo }: Ways): Duelist | null => {
    const at = random();
    const index = upTo.findIndex((limit) => at < limit);
    return after[index < 0 ? after.length - 1 : index] as Duelist | null;
  };
  const fallen = Array.from({ length: duel.turns }, () => ({ first: 0, second: 0, both: 0 }));
  for (let played = 0; played < duels; played++) {
    let [one, two]: [Duelist | null, Duelist | null] = [duel.first, duel.second];
    for (let turn = 0; turn < duel.turns && one && two; turn++) {
      const fromOne: Scenario | null = attackOf(duel, one, two);
      const fromTwo: Scenario | null = attackOf(duel, two, one);
      [one, two] = [drawn(waysOf(one, fromTwo, fromOne)), drawn(waysOf(two, fromOne, fromTwo))];
      if (one && two) continue;
      for (const after of fallen.slice(turn)) {
        if (!one) after.first++;
        if (!two) after.second++;
        if (!one && !two) after.both++;
      }
    }
  }
  return fallen.map(({ first, second, both }) => ({ first: first / duels, second: second / duels, both: both / duels }));
}
