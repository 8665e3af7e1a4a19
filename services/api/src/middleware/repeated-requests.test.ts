import { expect, test } from 'vitest';
import { hashOf, repeatedRequests } from './repeated-requests.js';

test('recognizes a repeated request', () => {
  const isRepeated = repeatedRequests();
  expect([isRepeated(hashOf('/a')), isRepeated(hashOf('/b')), isRepeated(hashOf('/a'))]).toEqual([false, false, true]);
});

test('forgets a request when another takes its slot', () => {
  const isRepeated = repeatedRequests();
  const slots = 16_384;
  expect([isRepeated(7), isRepeated(7 + slots), isRepeated(7)]).toEqual([false, false, false]);
});

test('hashes differ by one character', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `/v1/units?first=${index}`);
  expect(new Set(texts.map(hashOf)).size).toBe(texts.length);
});
