import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TEXTS } from '../errors/texts.js';
import { localRequestContext } from '../request-context.js';
import { yieldToOthers } from './cooperative-scheduling.js';

test('runs one task per iteration of the event loop, with addresses in rotation', async () => {
  const caller = (address: string) => ({ ...localRequestContext('en'), address });
  const taken: string[] = [];
  const turns = ['a', 'a', 'a', 'b', 'b', 'c'].map(async (address) => {
    await yieldToOthers(caller(address));
    taken.push(address);
  });
  for (let iteration = 1; iteration <= 6; iteration++) {
    await nextIteration();
    expect(taken.length).toBeLessThanOrEqual(iteration + 1);
  }
  await Promise.all(turns);
  expect(taken).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

test('rejects with OVERLOADED after a disconnect and when the queue is full', async () => {
  const gone = { ...localRequestContext('en'), signal: () => AbortSignal.abort() };
  await expect(yieldToOthers(gone)).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } });
  const caller = { ...localRequestContext('ru'), address: 'crowd' };
  const results = await Promise.allSettled(Array.from({ length: 2_100 }, () => yieldToOthers(caller)));
  const refused = results.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ message: TEXTS.overloaded.ru, extensions: { code: 'OVERLOADED' } });
});
