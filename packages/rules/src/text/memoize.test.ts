import { describe, expect, test } from 'vitest';
import { boundedCache, memoize } from './memoize.js';

/** A function that counts its calls. */
function counted() {
  const calls = { count: 0 };
  const answer = (text: string): number => {
    calls.count++;
    return text.length;
  };
  return { calls, answer };
}

describe('memoize', () => {
  test('computes the same text once', () => {
    const { calls, answer } = counted();
    const known = memoize(answer);
    expect([known('abc'), known('abc'), known('ab')]).toEqual([3, 3, 2]);
    expect(calls.count).toBe(2);
  });

  test('does not cache long texts', () => {
    const { calls, answer } = counted();
    const known = memoize(answer);
    const long = 'x'.repeat(201);
    expect([known(long), known(long)]).toEqual([201, 201]);
    expect(calls.count).toBe(2);
  });

  test('clears the cache when it is full', () => {
    const { calls, answer } = counted();
    const known = memoize(answer);
    for (let at = 0; at <= 5_000; at++) known(`text ${at}`);
    known('text 5000');
    expect(calls.count).toBe(5_001);
    known('text 0');
    expect(calls.count).toBe(5_002);
  });
});

test('boundedCache holds at most the given number of entries', () => {
  const made: string[] = [];
  const known = boundedCache<string>(2);
  const ask = (key: string) =>
    known(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
