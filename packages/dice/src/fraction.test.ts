import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  complement,
  divide,
  equals,
  type Fraction,
  fraction,
  multiply,
  ONE,
  parseFraction,
  subtract,
  toDecimal,
  toText,
  ZERO,
} from './fraction.js';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), fc.bigInt({ min: 1n, max: 2n ** 80n }))
  .map(([n, d]) => fraction(n, d));

function isLowest({ numerator, denominator }: Fraction): boolean {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return denominator > 0n && a === 1n;
}

describe('arithmetic', () => {
  test.each([
    [fraction(21, 36), '7/12'],
    [fraction(-2, 6), '-1/3'],
    [fraction(2, -6), '-1/3'],
    [fraction(-2, -6), '1/3'],
    [fraction(0, -5), '0'],
    [fraction(5), '5'],
    [fraction(10, 4), '5/2'],
    [add(fraction(1, 2), fraction(1, 3)), '5/6'],
    [subtract(ONE, fraction(1, 3)), '2/3'],
    [multiply(fraction(2, 3), fraction(3, 4)), '1/2'],
    [divide(fraction(1, 2), fraction(-3, 4)), '-2/3'],
    [complement(fraction(7, 12)), '5/12'],
  ])('%#: %o is %s', (value, text) => {
    expect(toText(value)).toBe(text);
  });

  test('throws a RangeError for invalid input', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(0.5)).toThrow(RangeError);
    expect(() => divide(ONE, ZERO)).toThrow(RangeError);
  });

  test('inverts addition and multiplication, in lowest terms', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect([add(a, b), subtract(a, b), multiply(a, b), complement(a)].every(isLowest)).toBe(true);
      }),
    );
  });

  test('orders fractions by the sign of their difference', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const { numerator } = subtract(a, b);
        expect(compare(a, b)).toBe(numerator === 0n ? 0 : numerator < 0n ? -1 : 1);
        expect(equals(a, b)).toBe(numerator === 0n);
        expect(compare(a, a)).toBe(0);
      }),
    );
  });
});

describe('text', () => {
  test('round-trips through text', () => {
    fc.assert(
      fc.property(anyFraction, (a) => {
        expect(parseFraction(toText(a))).toEqual(a);
      }),
    );
  });

  test.each([
    ['14/24', '7/12'],
    [' −1 / 3 ', '-1/3'],
    ['-0', '0'],
    ['007', '7'],
  ])('parses %s as %s', (text, expected) => {
    expect(toText(parseFraction(text) ?? fraction(-99))).toBe(expected);
  });

  test.each(['', '1/0', '1/', '/2', '1.5', '1/-2', '1 2', 'a', '1/2/3', '٣'])('rejects %s', (text) => {
    expect(parseFraction(text)).toBeUndefined();
  });
});

describe('decimals', () => {
  test('returns an exact double divided by a power of two, down to the smallest double', () => {
    const finite = fc.double({ noDefaultInfinity: true, noNaN: true, min: Number.MIN_VALUE });
    fc.assert(
      fc.property(finite, fc.integer({ min: 1, max: 2000 }), (value, padding) => {
        const { numerator, denominator } = exactly(value);
        const factor = 3n ** BigInt(padding);
        const long = { numerator: numerator * factor, denominator: denominator * factor };
        expect(toDecimal(long)).toBe(value);
        expect(toDecimal({ ...long, numerator: -long.numerator })).toBe(-value);
      }),
    );
  });

  test('returns the nearest double', () => {
    const long = fc.bigInt({ min: 1n, max: 2n ** 3000n });
    fc.assert(
      fc.property(long, long, (n, d) => {
        const value = fraction(n, d);
        const decimal = toDecimal(value);
        fc.pre(decimal > 0 && Number.isFinite(decimal) && decimal !== 1 - Number.EPSILON / 2);
        const error = distance(value, decimal);
        const unit = 2 ** Math.max(Math.floor(Math.log2(decimal)) - 52, -1074);
        for (const other of [decimal - unit, decimal + unit].filter((next) => next > 0 && Number.isFinite(next))) {
          expect(compare(error, distance(value, other))).not.toBe(1);
        }
      }),
    );
  });

  test('rounds halfway cases to the even double', () => {
    expect(toDecimal(fraction(2n ** 60n + 2n ** 7n, 2n ** 60n))).toBe(1);
    expect(toDecimal(fraction(2n ** 60n + 3n * 2n ** 7n, 2n ** 60n))).toBe(1 + 2 * Number.EPSILON);
  });

  test('never rounds a value between 0 and 1 to 0 or 1', () => {
    expect(toDecimal(fraction(1n, 20n ** 1000n))).toBe(Number.MIN_VALUE);
    expect(toDecimal(complement(fraction(1n, 20n ** 100n)))).toBe(1 - Number.EPSILON / 2);
    expect(toDecimal(subtract(fraction(1n, 20n ** 100n), ONE))).toBe(-1 + Number.EPSILON / 2);
    expect([toDecimal(ZERO), toDecimal(ONE)]).toEqual([0, 1]);
    expect(toDecimal(fraction(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
    expect(toDecimal(fraction(7, 12))).toBe(7 / 12);
  });
});

/** The exact value of a positive double. */
function exactly(value: number): Fraction {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const field = Number((bits.getBigUint64(0) >> 52n) & 2047n);
  const significand = (bits.getBigUint64(0) & (2n ** 52n - 1n)) + (field === 0 ? 0n : 2n ** 52n);
  const exponent = Math.max(field, 1) - 1075;
  return exponent < 0 ? fraction(significand, 2n ** BigInt(-exponent)) : fraction(significand * 2n ** BigInt(exponent));
}

function distance(value: Fraction, decimal: number): Fraction {
  const difference = subtract(value, exactly(decimal));
  return difference.numerator < 0n ? subtract(ZERO, difference) : difference;
}
