import { expect, test } from 'vitest';
import { consistentRead } from './consistent-read.js';

/** States one after another, the last again and again. */
function statesOf(...readings: readonly (string | undefined)[]) {
  let count = 0;
  const at = (reading: string | undefined) => (reading === undefined ? undefined : { revision: 1, key: '1', reading });
  return async () => at(readings[Math.min(count++, readings.length - 1)]);
}

const first = { revision: 1, key: '1', reading: 'a' };
const answersOf = () => {
  const given: string[] = [];
  return { given, answer: async ({ reading }: { readonly reading: string }) => given[given.push(reading) - 1] };
};

test('an answer during which nothing changed is of the state before it', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('a'), first, answer)).toEqual({ value: 'a', state: first });
  expect(given).toEqual(['a']);
});

test('after a change it is computed again, of the new state', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('b'), first, answer)).toEqual({ value: 'b', state: { ...first, reading: 'b' } });
  expect(given).toEqual(['a', 'b']);
});

test('where the catalog changes again and again, or goes away, it is of none', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('b', 'c', 'd', 'e'), first, answer)).toEqual({ value: 'c', state: undefined });
  expect(given).toEqual(['a', 'b', 'c']);
  expect(await consistentRead(statesOf(undefined), first, answer)).toEqual({ value: 'a', state: undefined });
});
