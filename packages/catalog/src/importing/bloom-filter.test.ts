import { expect, test } from 'vitest';
import { bloomFilter } from './bloom-filter.js';

const key = (index: number): string => `mul\n${index}`;

test('never denies what was added, and seldom takes anything else for it', () => {
  const filter = bloomFilter();
  let [missed, mistaken] = [0, 0];
  for (let index = 0; index < 100_000; index++) if (filter.addAndTest(key(index))) mistaken++;
  for (let index = 0; index < 100_000; index++) {
    if (!filter.addAndTest(key(index))) missed++;
    if (filter.addAndTest(`alpha-strike/unit-${index}`)) mistaken++;
  }
  expect(missed).toBe(0);
  expect(mistaken).toBeLessThan(10);
});
