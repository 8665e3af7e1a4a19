import type { Observer } from '@rangefinder/catalog';
import { expect, test } from 'vitest';
import { lateObserver, observers } from './observers.js';

/** An observer that records its events. */
const named = (name: string, heard: string[]): Observer => ({
  statement: (pool, text) => (fault) => void heard.push(`${name} ${pool} ${text} ${fault}`),
  refused: (pool, fault) => void heard.push(`${name} ${pool} ${fault}`),
});

test('several observers receive the same events', () => {
  const heard: string[] = [];
  const all = observers([named('a', heard), undefined, named('b', heard)]);
  all.statement('read', 'select 1')('away');
  all.refused('write', 'busy');
  expect(heard).toEqual(['a read select 1 away', 'b read select 1 away', 'a write busy', 'b write busy']);
});

test('a late observer receives later events only', () => {
  const heard: string[] = [];
  const late = lateObserver();
  late.observer.statement('read', 'too early')();
  late.observer.refused('read', 'away');
  late.handOnTo(named('a', heard));
  late.observer.statement('read', 'select 1')();
  late.observer.refused('write', 'busy');
  expect(heard).toEqual(['a read select 1 undefined', 'a write busy']);
});
