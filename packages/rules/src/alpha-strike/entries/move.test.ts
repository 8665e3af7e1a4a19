import { describe, expect, test } from 'vitest';
import { jumpOf, modesOf, tmmOf, tmmOfInches } from './move.js';

test.each([
  [0, 4, 0],
  [5, 8, 1],
  [9, 12, 2],
  [13, 18, 3],
  [19, 34, 4],
  [35, 99, 5],
])('the TMM of %i to %i inches is %i', (from, to, modifier) => {
  expect([tmmOfInches(from), tmmOfInches(to)]).toEqual([modifier, modifier]);
});

test('parses modes in order, and rejects other text', () => {
  expect(modesOf('10"/6"j')).toEqual([
    { inches: 10, suffix: '' },
    { inches: 6, suffix: 'j' },
  ]);
  expect(modesOf('fast')).toBeUndefined();
});

test('finds the jump among the modes', () => {
  expect(jumpOf(modesOf('10"/6"j') ?? [])).toBe(6);
  expect(jumpOf(modesOf('10"') ?? [])).toBeUndefined();
});

test('uses the mode of infantry that is not on foot', () => {
  const modes = modesOf('2"f/6"s') ?? [];
  expect([tmmOf(modes, 'BA'), tmmOf(modes, 'BM')]).toEqual([1, 0]);
});

describe('printed moves', () => {
  test.each([
    ['6"', [[6, '']]],
    ['8"j', [[8, 'j']]],
    [
      '10"/6"j',
      [
        [10, ''],
        [6, 'j'],
      ],
    ],
    ['12a', [[12, 'a']]],
    ['0.2k', [[0.2, 'k']]],
    ['14"w(b)', [[14, 'w(b)']]],
    ['6"qt', [[6, 'qt']]],
    [
      '16”H / 12”J',
      [
        [16, 'h'],
        [12, 'j'],
      ],
    ],
    ['0', [[0, '']]],
  ])('parses %s', (printed, modes) => expect(modesOf(printed)?.map(({ inches, suffix }) => [inches, suffix])).toEqual(modes));

  test.each(['', 'none', '6" 8"', '/', '6"/', '-4"', '1e9"', '12345"', '6"jjjj', '6"(b)x'])('rejects %j', (printed) =>
    expect(modesOf(printed)).toBeUndefined(),
  );
});

test.each([
  ['the first mode', '10"/6"j', 'BM', 2],
  ['infantry: not the mode on foot', '2"f/6"s', 'BA', 1],
  ['infantry that only walks', '2"f', 'CI', 0],
  ['infantry that is carried', '14"v', 'CI', 3],
  ['a vehicle with two modes', '16"h/12"j', 'CV', 3],
  ['nothing', '', 'BM', 0],
  ['a fighter', '6a', 'AF', undefined],
  ['a small craft, whatever its move says', '5', 'SC', undefined],
])('%s: %s of %s is %s', (_, move, type, tmm) => expect(tmmOf(modesOf(move) ?? [], type)).toBe(tmm));
