import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { localAsker } from '../http/asker.js';
import { turn } from './turns.js';

test('one turn an iteration of the event loop, addresses in rotation', async () => {
  const asker = (address: string) => ({ ...localAsker('en'), address });
  const taken: string[] = [];
  const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map(async (address) => {
    await turn(asker(address));
    taken.push(address);
  });
  for (let iteration = 1; iteration <= 6; iteration++) {
    await nextIteration();
    expect(taken.length).toBeLessThanOrEqual(iteration + 1);
  }
  await Promise.all(asked);
  expect(taken).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});
