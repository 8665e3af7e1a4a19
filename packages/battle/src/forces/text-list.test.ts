import { expect, test } from 'vitest';
import { formatList } from './text-list.js';

const entries = [
  { id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', system: 'alpha-strike', count: 2, cost: 52 },
  { id: 'alpha-strike/loki', name: 'Loki, "Prime"', system: 'alpha-strike', count: 1, cost: null },
];

test('formats counts, names and points', () => {
  expect(formatList('Lance', entries, () => 'PV')).toBe('Lance:\n2× Atlas AS7-D — 104 PV\n1× Loki, "Prime"');
  expect(formatList('', entries.slice(1), () => 'PV')).toBe('1× Loki, "Prime"');
});
