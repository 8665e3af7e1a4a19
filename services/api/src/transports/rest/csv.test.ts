import { expect, test } from 'vitest';
import { recordsOf } from './csv.js';

test('joins a list of scalars by a semicolon and a space', () =>
  expect(recordsOf({ id: 'atlas', damage: ['5', '5', '2'] })).toEqual([
    ['id', 'damage'],
    ['atlas', '5 | 5 | 2'],
  ]));

test('writes a list of objects as JSON', () =>
  expect(recordsOf({ id: 'atlas', mounts: [{ count: 2 }] })).toEqual([
    ['id', 'mounts'],
    ['atlas', '[{"count":2}]'],
  ]));

test('writes a page with one row per node and one column per field of any node', () =>
  expect(
    recordsOf({
      totalCount: 2,
      nodes: [
        { id: 'a', stats: { size: 4 } },
        { id: 'b', stats: { armor: null } },
      ],
    }),
  ).toEqual([
    ['id', 'stats.size', 'stats.armor'],
    ['a', '4', ''],
    ['b', '', ''],
  ]));

test('writes the only list of an answer, and an answer of several fields as one row', () => {
  expect(recordsOf({ systems: ['5150', 'alpha-strike'] })).toEqual([['value'], ['5150'], ['alpha-strike']]);
  expect(recordsOf({ systems: ['5150', 'alpha-strike'], version: '2026.11' })).toEqual([
    ['systems', 'version'],
    ['5150 | alpha-strike', '2026.11'],
  ]);
});

test('writes a distribution of dice with one row per outcome', () => {
  const chance = (fraction: string, decimal: number) => ({ fraction, decimal });
  const outcomes = [
    { value: 1, chance: chance('1/2', 0.5), atLeast: chance('1', 1) },
    { value: 2, chance: chance('1/2', 0.5), atLeast: chance('1/2', 0.5) },
  ];
  expect(recordsOf({ expression: '1d2', summary: '', outcomes, mean: 1.5, standardDeviation: 0.5 })).toEqual([
    ['value', 'chance.fraction', 'chance.decimal', 'atLeast.fraction', 'atLeast.decimal'],
    ['1', '1/2', '0.5', '1', '1'],
    ['2', '1/2', '0.5', '1/2', '0.5'],
  ]);
});
