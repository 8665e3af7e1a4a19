import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, type Fraction, fraction, multiply, ONE, ZERO } from './fraction.js';
import { addDown, addUp, enclosing, multiplyDown, nextDown, nextUp } from './interval.js';

/** The exact value of a double, read from its bits. */
function exactly(double: number): Fraction {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const field = Number((view.getBigUint64(0) >> 52n) & 2047n);
  const significand = (view.getBigUint64(0) & (2n ** 52n - 1n)) + (field === 0 ? 0n : 2n ** 52n);
  const signed = double < 0 ? -significand : significand;
  const exponent = Math.max(field, 1) - 1075;
  return exponent < 0 ? fraction(signed, 2n ** BigInt(-exponent)) : fraction(signed * 2n ** BigInt(exponent));
}

const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -(2 ** 1000), max: 2 ** 1000 });
const small = fc.double({ noNaN: true, min: 0, max: 1 });

test('nextUp and nextDown return adjacent doubles', () => {
  fc.assert(
    fc.property(finite, (value) => {
      for (const [below, above] of [
        [value, nextUp(value)],
        [nextDown(value), value],
      ] as const) {
        expect(below).toBeLessThan(above);
        const middle = below / 2 + above / 2;
        expect([below, above]).toContain(middle);
      }
    }),
  );
  expect([nextUp(0), nextDown(0), nextUp(1), nextDown(1)]).toEqual([5e-324, -5e-324, 1 + 2 ** -52, 1 - 2 ** -53]);
  expect(nextUp(-5e-324)).toBe(-0);
});

test('addDown, addUp and multiplyDown never cross the exact result', () => {
  fc.assert(
    fc.property(fc.oneof(finite, small), fc.oneof(finite, small), (a, b) => {
      const sum = add(exactly(a), exactly(b));
      expect(compare(exactly(addDown(a, b)), sum)).not.toBe(1);
      expect(compare(exactly(addUp(a, b)), sum)).not.toBe(-1);
    }),
  );
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(compare(exactly(multiplyDown(a, b)), multiply(exactly(a), exactly(b)))).not.toBe(1);
    }),
  );
});

test('encloses a fraction by adjacent doubles, or by the equal double', () => {
  const long = fc.bigInt({ min: 1n, max: 2n ** 400n });
  fc.assert(
    fc.property(long, long, (n, d) => {
      const value = n < d ? fraction(n, d) : fraction(d, n);
      const { low, high } = enclosing(value);
      expect(compare(exactly(low), value)).not.toBe(1);
      expect(compare(exactly(high), value)).not.toBe(-1);
      expect([low, nextUp(low)]).toContain(high);
      if (low === high) expect(compare(exactly(low), value)).toBe(0);
    }),
  );
  expect([enclosing(ZERO), enclosing(ONE), enclosing(fraction(1, 4))]).toEqual([
    { low: 0, high: 0 },
    { low: 1, high: 1 },
    { low: 0.25, high: 0.25 },
  ]);
});
