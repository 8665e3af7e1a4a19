import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { die, map } from './distribution.js';
import { dropHighest, dropLowest, keepHighest, keepLowest } from './keep.js';
import { sum } from './pools.js';
import { mean, sameDistribution } from './questions.js';
import { walkPool } from './sorted-pools.js';
import { anyFaces, asDie, fairFaces } from './testing/arbitraries.js';
import { everyRoll, highestFirst, oddsIn, oddsOfRolls, total } from './testing/brute-force.js';

const anyPool = fc.tuple(fc.oneof(anyFaces(), fairFaces(5)), fc.nat(4));

describe('keep and drop, against full enumeration of rolls', () => {
  test('matches the enumeration', () => {
    const cases = [
      [keepHighest, (shown: readonly number[], n: number) => shown.slice(0, n)],
      [keepLowest, (shown: readonly number[], n: number) => shown.slice(shown.length - n)],
      [dropHighest, (shown: readonly number[], n: number) => shown.slice(n)],
      [dropLowest, (shown: readonly number[], n: number) => shown.slice(0, shown.length - n)],
    ] as const;
    fc.assert(
      fc.property(anyPool, fc.nat(4), fc.constantFrom(...cases), ([faces, count], n, [operation, staying]) => {
        fc.pre(n <= count);
        const obvious = oddsOfRolls(everyRoll(faces, count), (shown) => total(staying(highestFirst(shown), n)));
        expect(oddsIn(operation(asDie(faces), count, n))).toEqual(obvious);
      }),
      { numRuns: 300 },
    );
  });
});

describe('known values and edge cases', () => {
  test('3d6kh2', () => {
    const kept = keepHighest(die(6), 3, 2);
    expect(mean(kept)).toEqual({ numerator: 203n, denominator: 24n });
    expect(oddsIn(kept)['12']).toBe('2/27');
    expect(kept.total).toBe(216n);
  });

  test('matches walkPool for large pools', () => {
    const kept = walkPool(
      die(6),
      20,
      { seen: 0, points: 0 },
      ({ seen, points }, face, times) => ({
        seen: seen + times,
        points: points + face * Math.max(0, Math.min(times, 10 - seen)),
      }),
      ({ seen, points }) => seen * 1000 + points,
    );
    expect(
      sameDistribution(
        keepHighest(die(6), 20, 10),
        map(kept, ({ points }) => points),
      ),
    ).toBe(true);
  });

  test('keeping all dice is the sum, keeping none is 0, keeping more throws', () => {
    expect(sameDistribution(keepLowest(die(8), 5, 5), sum(die(8), 5))).toBe(true);
    expect(oddsIn(keepHighest(die(8), 5, 0))).toEqual({ '0': '1' });
    expect(() => keepHighest(die(6), 2, 3)).toThrow(RangeError);
    expect(() => dropLowest(die(6), 2, 3)).toThrow(RangeError);
    expect(() => keepLowest(die(6), 2, -1)).toThrow(RangeError);
  });
});
