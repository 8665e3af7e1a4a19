import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { die, map, weighted } from './distribution.js';
import { add, fraction, multiply, subtract, toText, ZERO } from './fraction.js';
import { sum } from './pools.js';
import {
  atLeast,
  atMost,
  chance,
  chanceOf,
  expectation,
  given,
  mean,
  mixture,
  oddsTable,
  reduced,
  sameDistribution,
  sorted,
  standardDeviation,
  variance,
} from './questions.js';
import { anyFaces, asDie } from './testing/arbitraries.js';
import { oddsIn, oddsOf } from './testing/brute-force.js';

describe('known odds of 2d6', () => {
  const dice = sum(die(6), 2);
  test.each([
    [atLeast(dice, 7), '7/12'],
    [atLeast(dice, 2), '1'],
    [atLeast(dice, 13), '0'],
    [atMost(dice, 3), '1/12'],
    [chanceOf(dice, 12), '1/36'],
    [chanceOf(dice, 1), '0'],
    [chance(dice, (total) => total % 2 === 0), '1/2'],
    [mean(dice), '7'],
    [variance(dice), '35/6'],
    [expectation(dice, (total) => fraction(1, total - 1)), '18107/83160'],
    [expectation(die(6), (face) => (face > 4 ? 3 : 0)), '1'],
  ])('%#: %o is %s', (odds, text) => {
    expect(toText(odds)).toBe(text);
  });

  test('standard deviation', () => {
    expect(standardDeviation(dice)).toBeCloseTo(2.415229, 6);
    expect(standardDeviation(die(1))).toBe(0);
  });

  test('chanceOf compares values by their key', () => {
    const pairs = map(die(2), (face) => [face], String);
    expect(toText(chanceOf(pairs, [2], String))).toBe('1/2');
    expect(toText(chanceOf(pairs, [2]))).toBe('0');
  });
});

describe('given and mixture', () => {
  test('given conditions a distribution', () => {
    expect(oddsIn(given(die(6), (face) => face > 4))).toEqual({ '5': '1/2', '6': '1/2' });
    expect(() => given(die(6), (face) => face > 6)).toThrow(RangeError);
  });

  test('mixture weights its parts independently of their totals', () => {
    fc.assert(
      fc.property(anyFaces(), anyFaces(), fc.nat(9), fc.integer({ min: 1, max: 9 }), (a, b, share, other) => {
        const [sizeA, sizeB] = [a, b].map((faces) => faces.reduce((total, { weight }) => total + weight, 0));
        const ways = [
          ...a.map(({ value, weight }) => [value, BigInt(weight * share * (sizeB ?? 0) * 3)] as const),
          ...b.map(({ value, weight }) => [value, BigInt(weight * other * (sizeA ?? 0))] as const),
        ];
        const mixed = mixture<number>([
          [asDie(a), share],
          [asDie(b), fraction(other, 3)],
        ]);
        expect(oddsIn(mixed)).toEqual(oddsOf(ways));
      }),
    );
  });

  test('throws a RangeError for invalid weights', () => {
    expect(() => mixture([])).toThrow(RangeError);
    expect(() => mixture([[die(6), 0]])).toThrow(RangeError);
    expect(() => mixture([[die(6), fraction(-1, 2)]])).toThrow(RangeError);
  });
});

describe('order and equality', () => {
  test('sorted', () => {
    const mixed = weighted([
      [10, 1],
      [9, 1],
      [-1, 2],
    ]);
    expect(sorted(mixed).outcomes.map(({ value }) => value)).toEqual([-1, 9, 10]);
    expect(sorted(mixed, (a, b) => b - a).outcomes.map(({ value }) => value)).toEqual([10, 9, -1]);
    expect(
      sorted(
        weighted([
          ['b', 1],
          ['a', 1],
        ]),
      ).outcomes.map(({ value }) => value),
    ).toEqual(['a', 'b']);
  });

  test('reduced keeps the odds and removes common factors', () => {
    fc.assert(
      fc.property(anyFaces(), fc.bigInt({ min: 1n, max: 2n ** 70n }), (faces, factor) => {
        const plain = asDie(faces);
        const long = weighted(faces.map(({ value, weight }) => [value, BigInt(weight) * factor] as const));
        expect(reduced(long)).toEqual(reduced(plain));
        expect(sameDistribution(long, plain)).toBe(true);
        expect(oddsIn(reduced(long))).toEqual(oddsIn(plain));
      }),
    );
  });

  test('sameDistribution distinguishes different distributions', () => {
    expect(sameDistribution(die(6), die(5))).toBe(false);
    expect(
      sameDistribution(
        die(6),
        map(die(6), (face) => face + 1),
      ),
    ).toBe(false);
    expect(
      sameDistribution(
        die(2),
        weighted([
          [1, 1],
          [2, 2],
        ]),
      ),
    ).toBe(false);
    const lists = map(die(3), (face) => [face], String);
    expect(
      sameDistribution(
        lists,
        map(die(3), (face) => [4 - face], String),
        String,
      ),
    ).toBe(true);
  });
});

describe('moments and tables', () => {
  test('mean and variance match their definitions', () => {
    fc.assert(
      fc.property(anyFaces(), (faces) => {
        const d = asDie(faces);
        const odds = faces.map(({ value, weight }) => [value, fraction(weight, d.total)] as const);
        const average = odds.map(([value, odd]) => multiply(fraction(value), odd)).reduce(add, ZERO);
        const squares = odds.map(([value, odd]) => {
          const off = subtract(fraction(value), average);
          return multiply(multiply(off, off), odd);
        });
        expect(mean(d)).toEqual(average);
        expect(variance(d)).toEqual(squares.reduce(add, ZERO));
        expect(expectation(d, (value) => value)).toEqual(average);
      }),
    );
  });

  test('oddsTable matches chanceOf and atLeast for every value', () => {
    fc.assert(
      fc.property(anyFaces(), fc.constantFrom(1, 3, 20, 60), (faces, count) => {
        const d = sum(asDie(faces), count);
        for (const row of oddsTable(d)) {
          expect(row).toEqual({ value: row.value, chance: chanceOf(d, row.value), atLeast: atLeast(d, row.value) });
        }
        expect(oddsTable(d).map(({ value }) => value)).toEqual(sorted(d).outcomes.map(({ value }) => value));
      }),
      { numRuns: 40 },
    );
  });

  test('oddsTable handles a total with a large prime factor', () => {
    const prime = 2n ** 89n - 1n;
    const d = weighted([
      [1, prime * 2n],
      [2, prime - 4n],
      [3, 4n],
    ]);
    expect(oddsTable(d).map((row) => toText(row.atLeast))).toEqual(['1', '1/3', toText(fraction(4n, prime * 3n))]);
  });
});
