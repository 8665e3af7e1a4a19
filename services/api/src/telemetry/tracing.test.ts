import { readdirSync, readFileSync } from 'node:fs';
import type { Observer } from '@rangefinder/catalog';
import { expect, test } from 'vitest';
import { lateObserver, observers } from './tracing.js';

const SOURCE = new URL('../', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const filesWith = (pattern: RegExp): readonly string[] => files.filter((file) => pattern.test(readFileSync(new URL(file, SOURCE), 'utf8')));

test('OpenTelemetry is loaded by one file, and that only where traces are wanted', () => {
  expect(filesWith(/from '@opentelemetry\//)).toEqual(['telemetry/open-telemetry.ts']);
  expect(filesWith(/open-telemetry\.js/)).toEqual(['telemetry/tracing.ts']);
  expect(filesWith(/from '\.+\/(telemetry\/)?open-telemetry\.js'/)).toEqual([]);
});

/** An observer that writes down what it hears. */
const named = (name: string, heard: string[]): Observer => ({
  statement: (pool, text) => (fault) => void heard.push(`${name} ${pool} ${text} ${fault}`),
  refused: (pool, fault) => void heard.push(`${name} ${pool} ${fault}`),
});

test('several observers hear the same', () => {
  const heard: string[] = [];
  const all = observers([named('a', heard), undefined, named('b', heard)]);
  all.statement('read', 'select 1')('away');
  all.refused('write', 'busy');
  expect(heard).toEqual(['a read select 1 away', 'b read select 1 away', 'a write busy', 'b write busy']);
});

test('one that comes late hears what happens from then on', () => {
  const heard: string[] = [];
  const late = lateObserver();
  late.observer.statement('read', 'too early')();
  late.observer.refused('read', 'away');
  late.handOnTo(named('a', heard));
  late.observer.statement('read', 'select 1')();
  late.observer.refused('write', 'busy');
  expect(heard).toEqual(['a read select 1 undefined', 'a write busy']);
});
