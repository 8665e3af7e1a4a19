import { expect, test } from 'vitest';
import { availableMemory, heapOptions } from './heap-limits.js';

const GIGABYTE = 1_073_741_824;

test.each([
  [1, 1, 512],
  [2, 2, 512],
  [64, 1, 4_096],
  [0.25, 1, 192],
])('%d GB for %d processes allow an old space of %d MB each', (gigabytes, processes, megabytes) => {
  expect(heapOptions(gigabytes * GIGABYTE, processes)).toEqual(['--max-semi-space-size=16', `--max-old-space-size=${megabytes}`]);
});

test('the memory of the machine is known', () => expect(availableMemory()).toBeGreaterThan(GIGABYTE / 8));
