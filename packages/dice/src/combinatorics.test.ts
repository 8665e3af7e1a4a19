import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, chooseRow, draws, factorial, hypergeometric, multinomial } from './combinatorics.js';
import { chanceOf } from './questions.js';
import { everyHand, oddsIn, oddsOf } from './testing/brute-force.js';

describe('combinatorics', () => {
  test('returns known factorials and binomial coefficients', () => {
    expect([0, 1, 5, 20].map(factorial)).toEqual([1n, 1n, 120n, 2432902008176640000n]);
    expect(choose(52, 5)).toBe(2598960n);
    expect([choose(5, -1), choose(5, 6), choose(0, 0), choose(200, 201)]).toEqual([0n, 0n, 1n, 0n]);
    expect(multinomial([2, 1, 1])).toBe(12n);
    expect(multinomial([])).toBe(1n);
  });

  test('choose and multinomial match quotients of factorials, inside and outside the precomputed rows', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.nat(20), (n, k, m) => {
        fc.pre(k <= n);
        expect(choose(n, k)).toBe(factorial(n) / (factorial(k) * factorial(n - k)));
        expect(chooseRow(n)[k]).toBe(choose(n, k));
        expect(multinomial([k, m])).toBe(factorial(k + m) / (factorial(k) * factorial(m)));
      }),
    );
  });

  test('throws a RangeError for invalid numbers', () => {
    for (const bad of [-1, 0.5, Number.NaN]) {
      expect(() => factorial(bad)).toThrow(RangeError);
      expect(() => choose(bad, 0)).toThrow(RangeError);
      expect(() => multinomial([bad])).toThrow(RangeError);
    }
    expect(() => choose(5, 0.5)).toThrow(RangeError);
    expect(() => hypergeometric(5, 6, 1)).toThrow(RangeError);
    expect(() => hypergeometric(5, 1, 6)).toThrow(RangeError);
    expect(() => draws([['a', 2]], 3)).toThrow(RangeError);
    expect(() => draws([['a', -2]], 0)).toThrow(RangeError);
  });
});

describe('drawing without replacement, against full enumeration', () => {
  const kinds = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(3)), { minLength: 1, maxLength: 4 });

  test('draws', () => {
    fc.assert(
      fc.property(kinds, fc.nat(4), (stock, count) => {
        const cards = stock.flatMap(([kind, size]) => new Array<string>(size).fill(kind));
        fc.pre(count <= cards.length);
        const hands = everyHand(cards, count).map((hand) => [hand.toSorted(), 1n] as const);
        const drawn = draws(stock, count);
        const inFull = (hand: ReadonlyMap<string, number>) =>
          [...hand].flatMap(([kind, size]) => new Array<string>(size).fill(kind)).toSorted();
        expect(oddsIn(drawn, inFull)).toEqual(oddsOf(hands));
        expect(drawn.total).toBe(choose(cards.length, count));
      }),
    );
  });

  test('hypergeometric', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (population, successes, count) => {
        fc.pre(successes <= population && count <= population);
        const cards = Array.from({ length: population }, (_, place) => place < successes);
        const hands = everyHand(cards, count).map((hand) => [hand.filter(Boolean).length, 1n] as const);
        expect(oddsIn(hypergeometric(population, successes, count))).toEqual(oddsOf(hands));
      }),
    );
  });

  test('returns the odds of all four aces in a hand of five', () => {
    expect(chanceOf(hypergeometric(52, 4, 5), 4)).toEqual({ numerator: 1n, denominator: 54145n });
  });
});
