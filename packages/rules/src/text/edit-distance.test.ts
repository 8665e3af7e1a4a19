import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.js';

test.each([
  ['atlas', 'atlas', 0],
  ['atals', 'atlas', 1],
  ['atlas', 'atla', 1],
  ['atlas', 'attlas', 1],
  ['atlas', 'atlus', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('the distance of %s and %s is %d', (a, b, edits) => expect(editDistance(a, b)).toBe(edits));

/** Reference implementation without memoization. */
function plainly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const ways = [plainly(a.slice(1), b) + 1, plainly(a, b.slice(1)) + 1, plainly(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1)];
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0] ? [plainly(a.slice(2), b.slice(2)) + 1] : [];
  return Math.min(...ways, ...swapped);
}

test('matches the reference implementation', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(plainly(a, b));
    }),
    { numRuns: 300 },
  );
});
