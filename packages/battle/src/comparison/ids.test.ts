import { expect, test } from 'vitest';
import { parseIds } from './ids.js';

test('parses up to four different ids', () => {
  expect(parseIds('')).toEqual([]);
  expect(parseIds('g/a,g/b,,g/a')).toEqual(['g/a', 'g/b']);
  expect(parseIds('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
});
