import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convolve } from './convolution.js';
import { certain, combine, die, weighted } from './distribution.js';
import { countPasses, highest, lowest, minus, plus, reroll, sum, times } from './pools.js';
import { atLeast, mean, sameDistribution } from './questions.js';
import { anyFaces, asDie, fairFaces } from './testing/arbitraries.js';
import { everyRoll, oddsIn, oddsOf, oddsOfRolls, total } from './testing/brute-force.js';

const fewDice = fc.nat(4);

describe('pools, against full enumeration of rolls', () => {
  test('sum of any dice and of fair dice', () => {
    fc.assert(
      fc.property(fc.oneof(anyFaces(), fairFaces()), fewDice, (faces, count) => {
        expect(oddsIn(sum(asDie(faces), count))).toEqual(oddsOfRolls(everyRoll(faces, count), total));
      }),
    );
  });

  test('arithmetic, highest and lowest', () => {
    const cases = [
      [plus, (a: number, b: number) => a + b],
      [minus, (a: number, b: number) => a - b],
      [times, (a: number, b: number) => a * b + 0],
      [highest, (a: number, b: number) => Math.max(a, b)],
      [lowest, (a: number, b: number) => Math.min(a, b)],
    ] as const;
    fc.assert(
      fc.property(anyFaces(), anyFaces(), fc.constantFrom(...cases), (a, b, [operation, obvious]) => {
        const ways = a.flatMap((x) => b.map((y) => [obvious(x.value, y.value), BigInt(x.weight * y.weight)] as const));
        expect(oddsIn(operation(asDie(a), asDie(b)))).toEqual(oddsOf(ways));
      }),
    );
  });

  test('countPasses', () => {
    fc.assert(
      fc.property(anyFaces(), fewDice, fc.integer({ min: -6, max: 10 }), (faces, count, least) => {
        const passes = (value: number) => value >= least;
        const obvious = oddsOfRolls(everyRoll(faces, count), (shown) => shown.filter(passes).length);
        expect(oddsIn(countPasses(asDie(faces), count, passes))).toEqual(obvious);
      }),
    );
  });

  test('reroll returns the first accepted roll, or else the last one', () => {
    fc.assert(
      fc.property(anyFaces(), fc.nat(3), fc.integer({ min: -6, max: 10 }), (faces, again, least) => {
        const isBad = (value: number) => value < least;
        const stands = (shown: readonly number[]) => shown.find((value) => !isBad(value)) ?? shown.at(-1);
        const obvious = oddsOfRolls(everyRoll(faces, again + 1), stands);
        expect(oddsIn(reroll(asDie(faces), isBad, again))).toEqual(obvious);
      }),
    );
  });
});

describe('large sums', () => {
  const manyFaces = fc
    .uniqueArray(fc.integer({ min: -40, max: 40 }), { minLength: 12, maxLength: 40 })
    .chain((values) => fc.tuple(fc.constant(values), fc.infiniteStream(fc.bigInt({ min: 1n, max: 2n ** 40n }))))
    .map(([values, weights]) => weighted(values.map((value) => [value, weights.next().value ?? 1n] as const)));

  test('gives the same sum packed into one number and pair by pair', () => {
    fc.assert(
      fc.property(manyFaces, manyFaces, fc.integer({ min: 1, max: 5 }), (a, b, stride) => {
        const [x, y] = [times(a, stride), times(b, stride)];
        const obvious = combine(x, y, (left, right) => left + right);
        expect(oddsIn(convolve(x, y))).toEqual(oddsIn(obvious));
      }),
      { numRuns: 40 },
    );
  });

  test('adds sparse or fractional values pair by pair', () => {
    const far = weighted(Array.from({ length: 20 }, (_, index) => [index ** 4, 1] as const));
    const halves = weighted(Array.from({ length: 20 }, (_, index) => [index / 2, 1] as const));
    expect(plus(far, far).outcomes.reduce((sofar, { weight }) => sofar + weight, 0n)).toBe(400n);
    expect(oddsIn(plus(halves, halves))).toEqual(oddsIn(combine(halves, halves, (a, b) => a + b)));
  });

  test('gives the same sum by recurrence and die by die', () => {
    fc.assert(
      fc.property(fairFaces(12), fc.integer({ min: 1, max: 30 }), (faces, count) => {
        const d = asDie(faces);
        const oneByOne = new Array<number>(count).fill(0).reduce((sofar) => convolve(sofar, d), certain(0));
        expect(sameDistribution(sum(d, count), oneByOne)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('sums 100d20', () => {
    const dice = sum(die(20), 100);
    expect(dice.total).toBe(20n ** 100n);
    expect(dice.outcomes).toHaveLength(1901);
    expect(mean(dice)).toEqual({ numerator: 1050n, denominator: 1n });
    expect(sum(die(6), 2)).toBe(sum(die(6), 2));
  });
});

describe('known values and edge cases', () => {
  test('counts hits of 4d12 against 7', () => {
    const hits = countPasses(die(12), 4, (face) => face > 7);
    expect(oddsIn(hits)).toEqual({
      '0': '2401/20736',
      '1': '1715/5184',
      '2': '1225/3456',
      '3': '875/5184',
      '4': '625/20736',
    });
  });

  test('accepts numbers as fixed bonuses and factors', () => {
    expect(oddsIn(plus(die(2), 3))).toEqual({ '4': '1/2', '5': '1/2' });
    expect(oddsIn(minus(die(2), 3))).toEqual({ '-1': '1/2', '-2': '1/2' });
    expect(oddsIn(times(die(2), 10))).toEqual({ '10': '1/2', '20': '1/2' });
    expect(Object.is(times(certain(-3), 0).outcomes[0]?.value, 0)).toBe(true);
  });

  test('rerolls until a roll is accepted', () => {
    expect(oddsIn(reroll(die(6), (face) => face < 5, 'until-kept'))).toEqual({ '5': '1/2', '6': '1/2' });
    expect(() => reroll(die(6), () => true, 'until-kept')).toThrow(RangeError);
    expect(
      atLeast(
        reroll(die(6), (face) => face === 1),
        2,
      ),
    ).toEqual({ numerator: 35n, denominator: 36n });
  });

  test('accepts zero dice and rejects invalid numbers of dice', () => {
    expect(oddsIn(sum(die(6), 0))).toEqual({ '0': '1' });
    expect(oddsIn(countPasses(die(6), 0, () => true))).toEqual({ '0': '1' });
    for (const bad of [-1, 0.5, Number.NaN]) {
      expect(() => sum(die(6), bad)).toThrow(RangeError);
      expect(() => countPasses(die(6), bad, () => true)).toThrow(RangeError);
      expect(() => reroll(die(6), () => true, bad)).toThrow(RangeError);
    }
  });
});
