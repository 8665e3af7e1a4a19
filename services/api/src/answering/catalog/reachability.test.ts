import type { Catalog } from '@rangefinder/catalog';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reachability } from './reachability.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const check = (ping: () => Promise<void>) =>
  reachability({ catalog: { ping } as Partial<Catalog> as Catalog, logger: pino({ level: 'silent' }) });

test('a catalog that does not answer is unreachable after 2 s', async () => {
  const onResult = vi.fn();
  check(() => new Promise(() => undefined))().then(onResult);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(onResult).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResult).toHaveBeenCalledWith(false);
});

test('a catalog that answers within 2 s is reachable', async () => {
  const result = check(() => new Promise((resolve) => setTimeout(resolve, 1_900)))();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(await result).toBe(true);
});

test('checks within 500 ms share a result', async () => {
  const ping = vi.fn(async () => undefined);
  const isReachable = check(ping);
  await isReachable();
  await vi.advanceTimersByTimeAsync(500);
  await isReachable();
  expect(ping).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await isReachable();
  expect(ping).toHaveBeenCalledTimes(2);
});
