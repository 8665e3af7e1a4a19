import { expect, test } from 'vitest';
import { consistentRead, stateOnSameServer } from './consistent-read.js';

/** States one after another, the last again and again. */
function statesOf(...keys: readonly (string | undefined)[]) {
  let count = 0;
  const at = (readKey: string | undefined) => (readKey === undefined ? undefined : { revision: 1, key: '1', switches: 0, readKey });
  return async () => at(keys[Math.min(count++, keys.length - 1)]);
}

const first = { revision: 1, key: '1', switches: 0, readKey: 'a' };
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

test('asks for the state after the answer only when reads went to another server', async () => {
  let count = 0;
  const moved = { ...first, switches: 1, readKey: 'b' };
  const catalog = (switches: number) => ({
    serverSwitches: () => switches,
    state: async () => {
      count++;
      return moved;
    },
  });
  expect(await stateOnSameServer(catalog(0))(first)).toBe(first);
  expect(count).toBe(0);
  expect(await stateOnSameServer(catalog(1))(first)).toBe(moved);
  expect(count).toBe(1);
});
