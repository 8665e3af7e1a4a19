import { expect, test } from 'vitest';
import { frequentlyUsed } from './frequent.js';

test('texts that come a few times and never again push nothing out', () => {
  const store = frequentlyUsed<string>(10);
  const ask = (key: string): void => {
    if (store.get(key) === undefined && store.count(key) >= 3) store.offer(key, key);
  };
  const popular = Array.from({ length: 10 }, (_, index) => `popular ${index}`);
  for (let round = 0; round < 100; round++) for (const key of popular) ask(key);
  for (let index = 0; index < 5_000; index++) {
    for (let time = 0; time < 4; time++) ask(`passing ${index}`);
    if (index % 10 === 0) for (const key of popular) ask(key);
  }
  expect(popular.filter((key) => store.get(key) !== undefined)).toEqual(popular);
});

test('what was asked for once upon a time makes room for what is asked for now', () => {
  const store = frequentlyUsed<string>(2);
  for (const key of ['old', 'older']) {
    store.count(key);
    store.offer(key, key);
    for (let time = 0; time < 50; time++) store.get(key);
  }
  for (let time = 0; time < 40; time++) {
    store.count('new');
    store.offer('new', 'new');
  }
  expect(store.get('new')).toBe('new');
});
