import { expect, test } from 'vitest';
import { counts } from './live-order.js';

test.each([
  [4, false, true],
  [4, true, true],
  [3, false, false],
  [3, true, true],
  [2, true, false],
])('after three changes of its own, a phone takes change %i, from the host %s: %s', (number, isFromHost, expected) =>
  expect(counts({ number, isFromHost }, 3)).toBe(expected),
);
