import { describe, expect, test } from 'vitest';
import { jumpOf, parseMove, tmmOf, tmmOfInches } from './move.js';

describe('a printed move', () => {
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
  ])('%s', (printed, modes) => expect(parseMove(printed)?.map(({ inches, suffix }) => [inches, suffix])).toEqual(modes));

  test.each(['', 'none', '6" 8"', '/', '6"/', '-4"', '1e9"', '12345"', '6"jjjj', '6"(b)x'])('%j cannot be read', (printed) =>
    expect(parseMove(printed)).toBeUndefined(),
  );
});

describe('TMM', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [8, 1],
    [9, 2],
    [12, 2],
    [13, 3],
    [18, 3],
    [19, 4],
    [34, 4],
    [35, 5],
    [999, 5],
  ])('%d inches: %d', (inches, tmm) => expect(tmmOfInches(inches)).toBe(tmm));

  test.each([
    ['the first mode', '10"/6"j', 'BM', 2],
    ['infantry: not the mode on foot', '2"f/6"s', 'BA', 1],
    ['infantry that only walks', '2"f', 'CI', 0],
    ['infantry that is carried', '14"v', 'CI', 3],
    ['a vehicle with two modes', '16"h/12"j', 'CV', 3],
    ['nothing', '', 'BM', 0],
  ])('%s: %s of %s is %d', (_, move, type, tmm) => expect(tmmOf(parseMove(move) ?? [], type)).toBe(tmm));

  test('the jump', () => expect(['8"j', '10"/6"j', '6"'].map((move) => jumpOf(parseMove(move) ?? []))).toEqual([8, 6, undefined]));
});
