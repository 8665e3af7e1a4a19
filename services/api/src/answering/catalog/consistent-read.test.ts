import { expect, test } from 'vitest';
import { consistentRead } from './consistent-read.js';

/** Returns states one after another, then the last one repeatedly. */
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

test('an answer without a concurrent change belongs to the state before it', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('a'), first, answer)).toEqual({ value: 'a', state: first });
  expect(given).toEqual(['a']);
});

test('an answer is computed again after a concurrent change', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('b'), first, answer)).toEqual({ value: 'b', state: { ...first, reading: 'b' } });
  expect(given).toEqual(['a', 'b']);
});

test('an answer belongs to no state if the catalog keeps changing or becomes unavailable', async () => {
  const { given, answer } = answersOf();
  expect(await consistentRead(statesOf('b', 'c', 'd', 'e'), first, answer)).toEqual({ value: 'c', state: undefined });
  expect(given).toEqual(['a', 'b', 'c']);
  expect(await consistentRead(statesOf(undefined), first, answer)).toEqual({ value: 'a', state: undefined });
});
