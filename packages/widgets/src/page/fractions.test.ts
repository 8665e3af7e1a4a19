import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, fractionText } from './fractions.js';

/** A double as the exact fraction that it is, over a power of two. */
function exactly(value: number): { readonly numerator: bigint; readonly power: bigint } {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const raw = bits.getBigUint64(0);
  const exponent = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const mantissa = exponent === 0 ? fraction : fraction | (1n << 52n);
  return { numerator: mantissa, power: BigInt(1075 - Math.max(exponent, 1)) };
}

/** How far a double is from a fraction, over one denominator for all of them. */
function distance(value: number, numerator: bigint, denominator: bigint): bigint {
  const { numerator: own, power } = exactly(value);
  const scale = 1100n;
  const off = (own << (scale - power)) * denominator - (numerator << scale);
  return off < 0n ? -off : off;
}

const next = (value: number, by: bigint): number => {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  bits.setBigUint64(0, bits.getBigUint64(0) + by);
  return bits.getFloat64(0);
};

const positive = fc.oneof(
  fc.bigInt({ min: 1n, max: 1000n }),
  fc.bigInt({ min: 1n, max: 2n ** 60n }),
  fc.bigInt({ min: 1n, max: 2n ** 400n }),
);

test('no double is nearer than the decimal of a fraction', () => {
  fc.assert(
    fc.property(positive, positive, (one, other) => {
      const [numerator, denominator] = one < other ? [one, other] : [other, one + 1n];
      const decimal = decimalOf({ numerator, denominator });
      if (decimal >= 1 - Number.EPSILON / 2) return;
      const off = distance(decimal, numerator, denominator);
      for (const neighbor of [next(decimal, 1n), next(decimal, -1n)])
        expect(distance(neighbor, numerator, denominator)).toBeGreaterThanOrEqual(off);
    }),
  );
});

test('what is neither 0 nor 1 never becomes one of them', () => {
  const huge = 10n ** 400n;
  expect(decimalOf({ numerator: 1n, denominator: huge })).toBeGreaterThan(0);
  expect(decimalOf({ numerator: huge - 1n, denominator: huge })).toBeLessThan(1);
  expect(decimalOf({ numerator: 0n, denominator: 1n })).toBe(0);
  expect(decimalOf({ numerator: -7n, denominator: 12n })).toBe(-7 / 12);
});

test('whole numbers stand alone', () => {
  expect([fractionText({ numerator: 7n, denominator: 12n }), fractionText({ numerator: 1n, denominator: 1n })]).toEqual(['7/12', '1']);
});
