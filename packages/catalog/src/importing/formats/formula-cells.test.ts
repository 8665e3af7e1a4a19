import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCell, safeCell } from './formula-cells.js';

test.each([
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+1', "'+1"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['-2', '-2'],
  ['Atlas', 'Atlas'],
  ["'tis", "'tis"],
])('writes %j as %j', (text, cell) => expect([safeCell(text), plainCell(cell)]).toEqual([cell, text]));

test('restores every cell, and writes none that begins like a formula', () => {
  const nasty = fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '@', '\t', '\r', '1', 'a') });
  fc.assert(
    fc.property(nasty, (text) => {
      const cell = safeCell(text);
      return plainCell(cell) === text && (/^-?\d+$/.test(cell) || !/^[=+\-@\t\r]/.test(cell));
    }),
    { numRuns: 2_000 },
  );
});
