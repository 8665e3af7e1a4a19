import { setTimeout as pause, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { within } from '../testing/within.js';
import { TOO_LATE, withClock } from './clock.js';

const LIMIT_MS = 100;

/** Blocks the event loop, as a start under load does. */
function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('rejects a promise that does not settle in time', async () => {
  const before = performance.now();
  await expect(withClock(LIMIT_MS, pause(within(10 * LIMIT_MS)), 'an answer')).rejects.toMatchObject({
    code: TOO_LATE,
    message: 'an answer took longer than 100 ms',
  });
  expect(performance.now() - before).toBeLessThan(within(5 * LIMIT_MS));
});

test('does not count time in which this process was busy', async () => {
  const answer = async (): Promise<string> => {
    for (let step = 0; step < 3; step++) {
      await yieldToEventLoop();
      busy(LIMIT_MS / 2);
      await pause(1);
    }
    return 'answer';
  };
  expect(await withClock(LIMIT_MS, answer(), 'an answer')).toBe('answer');
});

test('rejects even when this process stays busy', async () => {
  let isOver = false;
  const never = (async () => {
    while (!isOver) {
      busy(10);
      await yieldToEventLoop();
    }
  })();
  const before = performance.now();
  await expect(withClock(LIMIT_MS, never, 'an answer')).rejects.toMatchObject({ code: TOO_LATE });
  expect(performance.now() - before).toBeLessThan(within(10 * LIMIT_MS));
  isOver = true;
});
