import { expect, test } from 'vitest';
import { printed } from './print.js';

test('cuts a cell of a table after 40 characters', () => {
  const nodes = [
    { id: 'a', text: 'x'.repeat(41) },
    { id: 'b', text: 'y'.repeat(40) },
  ];
  const lines = printed({ nodes, totalCount: 2 }, { show: 'sentence', language: 'en' }, 80).split('\n');
  expect(lines[1]).toBe(`a   ${'x'.repeat(39)}…`);
  expect(lines[2]).toBe(`b   ${'y'.repeat(40)}`);
});
