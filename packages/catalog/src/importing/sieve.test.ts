import { expect, test } from 'vitest';
import { emptySieve } from './sieve.js';

const key = (index: number): string => `mul\n${index}`;

test('of what it met it never says that it did not, of other things it nearly always does', () => {
  const sieve = emptySieve();
  let [missed, mistaken] = [0, 0];
  for (let index = 0; index < 100_000; index++) if (sieve.meet(key(index))) mistaken++;
  for (let index = 0; index < 100_000; index++) {
    if (!sieve.meet(key(index))) missed++;
    if (sieve.meet(`alpha-strike/unit-${index}`)) mistaken++;
  }
  expect(missed).toBe(0);
  expect(mistaken).toBeLessThan(10);
});
