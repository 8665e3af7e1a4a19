import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certain, chain, combine, die, map, weighted } from './distribution.js';
import { anyFaces, asDie } from './testing/arbitraries.js';
import { oddsIn, oddsOf } from './testing/brute-force.js';

describe('distributions', () => {
  test('merges equal values and keeps the order of their first occurrence', () => {
    const merged = weighted([
      ['b', 1],
      ['a', 2n],
      ['b', 3],
      ['c', 0],
    ]);
    expect(merged).toEqual({
      outcomes: [
        { value: 'b', weight: 4n },
        { value: 'a', weight: 2n },
      ],
      total: 6n,
    });
  });

  test('merges objects by their key', () => {
    const parts = [
      [[1, 2], 1],
      [[1, 2], 2],
    ] as const;
    expect(weighted(parts, (value) => value.join()).outcomes).toEqual([{ value: [1, 2], weight: 3n }]);
    expect(weighted(parts).outcomes).toHaveLength(2);
  });

  test('throws a RangeError for invalid weights', () => {
    expect(() => weighted([[1, -1]])).toThrow(RangeError);
    expect(() => weighted([[1, 0.5]])).toThrow(RangeError);
    expect(() => weighted([[1, 0]])).toThrow(RangeError);
    expect(() => weighted([])).toThrow(RangeError);
  });

  test('dice', () => {
    expect(oddsIn(die(3))).toEqual({ '1': '1/3', '2': '1/3', '3': '1/3' });
    expect(die(6)).toBe(die(6));
    expect(die(1000).total).toBe(1000n);
    expect(certain('x')).toEqual({ outcomes: [{ value: 'x', weight: 1n }], total: 1n });
    for (const faces of [0, -1, 1.5, Number.NaN]) expect(() => die(faces)).toThrow(RangeError);
  });
});

describe('against full enumeration of pairs', () => {
  test('map', () => {
    fc.assert(
      fc.property(anyFaces(), fc.integer({ min: 1, max: 4 }), (faces, modulus) => {
        const ways = faces.map(({ value, weight }) => [Math.abs(value) % modulus, BigInt(weight)] as const);
        expect(oddsIn(map(asDie(faces), (value) => Math.abs(value) % modulus))).toEqual(oddsOf(ways));
      }),
    );
  });

  test('combine', () => {
    fc.assert(
      fc.property(anyFaces(), anyFaces(), (a, b) => {
        const ways = a.flatMap((left) =>
          b.map((right) => [[left.value > right.value, left.value], BigInt(left.weight * right.weight)] as const),
        );
        const combined = combine(asDie(a), asDie(b), (x, y) => [x > y, x] as const, String);
        expect(oddsIn(combined)).toEqual(oddsOf(ways));
      }),
    );
  });

  test('chain, with second rolls of different totals', () => {
    fc.assert(
      fc.property(anyFaces(), fc.array(anyFaces(), { minLength: 16, maxLength: 16 }), (first, seconds) => {
        const second = (value: number) => seconds[value + 6] ?? [];
        const sizes = (value: number) => second(value).reduce((sum, { weight }) => sum + weight, 0);
        const all = first.reduce((product, { value }) => product * BigInt(sizes(value)), 1n);
        const ways = first.flatMap(({ value, weight }) =>
          second(value).map((next) => {
            const share = all / BigInt(sizes(value));
            return [next.value, BigInt(weight) * BigInt(next.weight) * share] as const;
          }),
        );
        expect(oddsIn(chain(asDie(first), (value) => asDie(second(value))))).toEqual(oddsOf(ways));
      }),
    );
  });
});
