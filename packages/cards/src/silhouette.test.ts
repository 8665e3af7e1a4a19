/** Silhouettes: every kind of unit has one, each size another, and all of it is within the drawing. */
import { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { silhouette } from './silhouette.js';

const KINDS = systems.flatMap(({ entries }) => entries.flatMap(({ sort, kinds }) => (sort === 'unit' ? Object.keys(kinds) : [])));
const drawn = (kind: string, size?: number): string => silhouette({ kind, stats: { ...(size !== undefined && { size }) } })?.text ?? '';

test('every kind of unit of every rule set has a silhouette', () => {
  expect(KINDS.length).toBeGreaterThan(10);
  expect(KINDS.filter((kind) => drawn(kind) === '')).toEqual([]);
  expect(silhouette({ kind: 'toaster' })).toBeUndefined();
});

test.each(KINDS)('%s has one for each size, small, in the color of the text', (kind) => {
  const all = [1, 2, 3, 4].map((size) => drawn(kind, size));
  expect(new Set(all).size).toBe(4);
  expect(drawn(kind, 9)).toBe(all[3]);
  for (const svg of all) {
    expect(svg).toContain('fill="currentColor"');
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.length).toBeLessThan(1500);
  }
});

test('walkers of every size stay within the drawing', () => {
  for (const size of [1, 2, 3, 4]) {
    const numbers = (/ d="([^"]*)"/.exec(drawn('battlemech', size))?.[1] ?? '').match(/-?\d+(\.\d+)?/g) ?? [];
    expect(numbers.length).toBeGreaterThan(40);
    for (const one of numbers) expect(Number(one)).toBeGreaterThanOrEqual(0);
    for (const one of numbers) expect(Number(one)).toBeLessThanOrEqual(32);
  }
});
