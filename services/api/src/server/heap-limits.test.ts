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

test('options that are given are kept', () => {
  expect(heapOptions(GIGABYTE, 1, '--max_old_space_size=333')).toEqual(['--max-semi-space-size=16']);
  expect(heapOptions(GIGABYTE, 1, '--max-semi-space-size=8')).toEqual(['--max-old-space-size=512']);
  expect(heapOptions(GIGABYTE, 1, '--max-old-space-size=333 --max-semi-space-size=8')).toEqual([]);
});

test('the memory of the machine is known', () => expect(availableMemory()).toBeGreaterThan(GIGABYTE / 8));
