import { expect, test } from 'vitest';
import { forceCsv } from './force.js';
import { formatList, parseList } from './text-list.js';

const entries = [
  { id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', system: 'alpha-strike', count: 2, cost: 52 },
  { id: 'alpha-strike/loki', name: 'Loki, "Prime"', system: 'alpha-strike', count: 1, cost: null },
];

test('parses the CSV of forces, without its total', () => {
  expect(parseList(`\uFEFF${forceCsv(entries)}`)).toEqual([
    { id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', count: 2 },
    { id: 'alpha-strike/loki', name: 'Loki, "Prime"', count: 1 },
  ]);
});

test('parses the text that it has formatted', () => {
  const text = formatList('Lance', entries, () => 'PV');
  expect(text).toBe('Lance:\n2× Atlas AS7-D — 104 PV\n1× Loki, "Prime"');
  expect(parseList(text).map(({ name, count }) => [name, count])).toEqual([
    ['Atlas AS7-D', 2],
    ['Loki, "Prime"', 1],
  ]);
});

test.each([
  ['2x Atlas AS7-D', 'Atlas AS7-D', 2],
  ['Atlas AS7-D x3', 'Atlas AS7-D', 3],
  ['- Атлас AS7-D х2', 'Атлас AS7-D', 2],
  ['Atlas AS7-D (52 PV)', 'Atlas AS7-D', 1],
  ['Мародёр MAD-3R, 40 ОС', 'Мародёр MAD-3R', 1],
  ['Timber Wolf Prime\t54', 'Timber Wolf Prime', 1],
  ['99999', '99999', 1],
])('%j is a unit with a count', (line, name, count) => {
  expect(parseList(`My force:\n\n${line}\n`)).toEqual([{ id: undefined, name, count }]);
});

test('an empty text is an empty list', () => {
  expect(parseList('')).toEqual([]);
  expect(parseList('\n \n')).toEqual([]);
});
