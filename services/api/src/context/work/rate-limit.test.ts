import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.js';

/** A limit of 6,000 ms a minute, which is 100 ms a second, with a manual clock. */
function limited(isShared = false) {
  let time = 0;
  const limit = rateLimit(6_000, { isShared, now: () => time });
  return { limit, pass: (milliseconds: number) => (time += milliseconds) };
}

test('work is counted by address and drains evenly', () => {
  const { limit, pass } = limited();
  limit.charge('a', 1_000);
  expect(limit.status('a')).toEqual({ allowed: true, left: 5_000, resetSeconds: 10, retrySeconds: 0 });
  expect(limit.status('b')).toEqual({ allowed: true, left: 6_000, resetSeconds: 0, retrySeconds: 0 });
  pass(4_000);
  expect(limit.status('a')).toMatchObject({ left: 5_400, resetSeconds: 6 });
  pass(60_000);
  expect(limit.status('a')).toMatchObject({ left: 6_000, resetSeconds: 0 });
});

test('one large request is answered and has to be waited for afterwards', () => {
  const { limit, pass } = limited();
  limit.charge('a', 5_999);
  expect(limit.status('a').allowed).toBe(true);
  limit.charge('a', 2_000);
  expect(limit.status('a')).toMatchObject({ allowed: false, left: 0, retrySeconds: 20 });
  pass(19_000);
  expect(limit.status('a')).toMatchObject({ allowed: false, retrySeconds: 1 });
  pass(1_000);
  expect(limit.status('a').allowed).toBe(true);
});

test('spending reported by other processes counts and is not reported again', () => {
  const [one, other] = [limited(true).limit, limited(true).limit];
  one.charge('a', 1_000);
  one.charge('a', 500);
  one.charge('b', 100);
  const spending = one.takeSpending();
  expect(spending).toEqual([
    ['a', 1_500],
    ['b', 100],
  ]);
  other.add(spending);
  expect(other.status('a').left).toBe(4_500);
  expect([one.takeSpending(), other.takeSpending()]).toEqual([[], []]);
});

test('a single process reports no spending', () => {
  const { limit } = limited();
  limit.charge('a', 1_000);
  expect(limit.takeSpending()).toEqual([]);
});
