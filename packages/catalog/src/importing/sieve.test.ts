import { expect, test } from 'vitest';
import { emptySieve } from './sieve.js';

const key = (index: number): string => `mul\n${index}`;

test('of what was added it never says that it was not, of other things it nearly always does', () => {
  const sieve = emptySieve();
  for (let index = 0; index < 100_000; index++) sieve.add(key(index));
  let [missed, mistaken] = [0, 0];
  for (let index = 0; index < 100_000; index++) {
    if (!sieve.mayHave(key(index))) missed++;
    if (sieve.mayHave(key(index + 100_000)) || sieve.mayHave(`alpha-strike/unit-${index}`)) mistaken++;
  }
  expect(missed).toBe(0);
  expect(mistaken).toBeLessThan(10);
});
