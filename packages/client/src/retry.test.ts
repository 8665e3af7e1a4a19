import { expect, test } from 'vitest';
import { errorFrom, errorOf } from './errors.js';
import { delayBefore, MAX_WAIT_MS, retryAfterMs } from './retry.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');

test('Retry-After is parsed as seconds and as a date', () => {
  expect(retryAfterMs('3', NOW)).toBe(3000);
  expect(retryAfterMs('Thu, 01 Jan 2026 00:00:10 GMT', NOW)).toBe(10_000);
  expect(retryAfterMs('Wed, 31 Dec 2025 00:00:00 GMT', NOW)).toBe(0);
  expect(retryAfterMs('soon', NOW)).toBeUndefined();
  expect(retryAfterMs(null, NOW)).toBeUndefined();
});

test('delays double, with jitter over the upper half', () => {
  const away = errorOf('NETWORK', 'away');
  const delays = [0, 1, 2, 9].map((attempt) => [delayBefore(away, attempt, 10, 0), delayBefore(away, attempt, 10, 1)]);
  expect(delays).toEqual([
    [125, 250],
    [250, 500],
    [500, 1000],
    [4000, 8000],
  ]);
});

test('Retry-After of the service takes precedence unless it is too long', () => {
  expect(delayBefore(errorFrom(429, {}, 1500), 0, 2, 0.5)).toBe(1500);
  expect(delayBefore(errorFrom(503, {}, MAX_WAIT_MS + 1), 0, 2, 0.5)).toBeUndefined();
});

test('permanent errors are not retried', () => {
  expect(delayBefore(errorFrom(400, {}), 0, 2, 0)).toBeUndefined();
  expect(delayBefore(errorFrom(500, {}), 0, 2, 0)).toBeUndefined();
  expect(delayBefore(new Error('ours'), 0, 2, 0)).toBeUndefined();
  expect(delayBefore(errorOf('TIMEOUT', 'slow'), 0, 2, 0)).toBeUndefined();
  expect(delayBefore(errorOf('NETWORK', 'away'), 2, 2, 0)).toBeUndefined();
});

test('an unavailable service is asked again, after the time that it names', () => {
  expect(delayBefore(errorFrom(503, {}, 2_000), 0, 2, 0.5)).toBe(2_000);
  expect(delayBefore(errorFrom(503, {}), 0, 2, 0)).toBe(125);
});
