import { expect, test } from 'vitest';
import { jumpOf, modesOf, tmmOf, tmmOfInches } from './move.js';

test.each([
  [0, 4, 0],
  [5, 8, 1],
  [9, 12, 2],
  [13, 18, 3],
  [19, 34, 4],
  [35, 99, 5],
])('from %i to %i inches the modifier is %i', (from, to, modifier) => {
  expect([tmmOfInches(from), tmmOfInches(to)]).toEqual([modifier, modifier]);
});

test('modes are read in their order, and what is no move is none', () => {
  expect(modesOf('10"/6"j')).toEqual([
    { inches: 10, suffix: '' },
    { inches: 6, suffix: 'j' },
  ]);
  expect(modesOf('fast')).toBeUndefined();
});

test('a jump is one of the modes', () => {
  expect(jumpOf(modesOf('10"/6"j') ?? [])).toBe(6);
  expect(jumpOf(modesOf('10"') ?? [])).toBeUndefined();
});

test('infantry counts the mode that is not on foot', () => {
  const modes = modesOf('2"f/6"s') ?? [];
  expect([tmmOf(modes, 'BA'), tmmOf(modes, 'BM')]).toEqual([1, 0]);
});
