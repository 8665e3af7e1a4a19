import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type Position } from './cursor.js';

const position: fc.Arbitrary<Position> = fc.record({
  order: fc.string(),
  key: fc.oneof(
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
    fc.maxSafeInteger(),
  ),
  tie: fc.oneof(fc.string(), fc.maxSafeInteger()),
});

describe('cursors', () => {
  test('are decoded as they were encoded', () => {
    fc.assert(
      fc.property(position, (place) => {
        expect(decodeCursor(encodeCursor(place), place.order)).toEqual({ ok: true, value: place });
      }),
    );
  });

  test('are safe in an address', () => {
    fc.assert(
      fc.property(position, (place) => {
        expect(encodeCursor(place)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  test('never throw, and are refused when they are made up', () => {
    const bytes = fc.uint8Array().map((list) => Buffer.from(list).toString('base64url'));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), bytes), (text) => {
        expect(decodeCursor(text, 'name').ok).toBe(false);
      }),
    );
  });

  test('are refused when one character is changed', () => {
    fc.assert(
      fc.property(position, fc.nat(), fc.constantFrom(...'Aa0_-'), (place, at, letter) => {
        const cursor = encodeCursor(place);
        const index = at % cursor.length;
        fc.pre(cursor[index] !== letter);
        expect(decodeCursor(cursor.slice(0, index) + letter + cursor.slice(index + 1), place.order).ok).toBe(false);
      }),
    );
  });

  test('of another order are refused with place and reason', () => {
    const cursor = encodeCursor({ order: 'cost', key: 19, tie: 'alpha-strike/locust-lct-1e' });
    const decoded = decodeCursor(cursor, 'name');
    expect(decoded).toMatchObject({ ok: false, problems: [{ code: 'BAD_FORMAT', path: ['after'], given: cursor }] });
  });
});
