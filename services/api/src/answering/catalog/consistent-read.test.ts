import { expect, test } from 'vitest';
import { consistentRead, stateAfterAnswer } from './consistent-read.js';

/** States one after another, the last again and again. */
function statesOf(...keys: readonly (string | undefined)[]) {
  let count = 0;
  const at = (readKey: string | undefined) => (readKey === undefined ? undefined : { revision: 1, key: '1', readKey });
  return async () => at(keys[Math.min(count++, keys.length - 1)]);
}

const first = { revision: 1, key: '1', readKey: 'a' };
const answersOf = () => {
  const given: string[] = [];
  return { given, answer: async ({ readKey }: { readonly readKey: string }) => given[given.push(readKey) - 1] };
};

test('returns the state before the answer when nothing changed', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('a'), first, answer)).toEqual({ value: 'a', state: first });
  expect(given).toEqual(['a']);
});

test('answers again from the new state after a change', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('b'), first, answer)).toEqual({ value: 'b', state: { ...first, readKey: 'b' } });
  expect(given).toEqual(['a', 'b']);
});

test('returns no state when the catalog changes during every attempt or goes away', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('b', 'c', 'd', 'e'), first, answer)).toEqual({ value: 'c', state: undefined });
  expect(given).toEqual(['a', 'b', 'c']);
  expect(await consistentRead(statesOf(undefined), first, answer)).toEqual({ value: 'a', state: undefined });
});

test('knows no state after an answer when the catalog is unavailable', async () => {
  expect(await stateAfterAnswer({ state: async () => first })()).toBe(first);
  expect(await stateAfterAnswer({ state: () => Promise.reject(new Error('away')) })()).toBeUndefined();
});
