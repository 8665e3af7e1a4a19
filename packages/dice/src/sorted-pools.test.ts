import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { die } from './distribution.js';
import { sortedRolls, walkPool } from './sorted-pools.js';
import { anyFaces, asDie, fairFaces } from './testing/arbitraries.js';
import { everyRoll, highestFirst, oddsIn, oddsOfRolls } from './testing/brute-force.js';

const anyPool = fc.tuple(fc.oneof(anyFaces(), fairFaces(5)), fc.nat(4));

describe('sorted pools, against full enumeration of rolls', () => {
  test('sortedRolls', () => {
    fc.assert(
      fc.property(anyPool, ([faces, count]) => {
        expect(oddsIn(sortedRolls(asDie(faces), count))).toEqual(oddsOfRolls(everyRoll(faces, count), highestFirst));
      }),
    );
  });

  test('walkPool visits every face from the highest down, with the number of dice that show it', () => {
    type Seen = readonly (readonly [number, number])[];
    fc.assert(
      fc.property(anyPool, ([faces, count]) => {
        const values = highestFirst(faces.map(({ value }) => value));
        const obvious = oddsOfRolls(everyRoll(faces, count), (shown) =>
          values.map((value) => [value, shown.filter((other) => other === value).length]),
        );
        const step = (seen: Seen, face: number, times: number): Seen => [...seen, [face, times]];
        expect(oddsIn(walkPool<Seen>(asDie(faces), count, [], step, String))).toEqual(obvious);
      }),
    );
  });
});

describe('known values and edge cases', () => {
  test('returns 462 sorted rolls of 6d6', () => {
    const rolls = sortedRolls(die(6), 6);
    expect(rolls.outcomes).toHaveLength(462);
    expect(rolls.outcomes[0]).toEqual({ value: [6, 6, 6, 6, 6, 6], weight: 1n });
    expect(rolls.outcomes.at(-1)?.value).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('throws a RangeError for invalid numbers of dice', () => {
    expect(() => sortedRolls(die(6), -1)).toThrow(RangeError);
    expect(() => walkPool(die(6), 0.5, 0, () => 0)).toThrow(RangeError);
  });
});
