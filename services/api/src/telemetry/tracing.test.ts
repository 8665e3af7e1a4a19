import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { observers } from './tracing.js';

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

test('several observers hear the same', () => {
  const heard: string[] = [];
  const named = (name: string) => ({
    statement: (pool: string, text: string) => (fault?: string) => void heard.push(`${name} ${pool} ${text} ${fault}`),
    refused: (pool: string, fault: string) => void heard.push(`${name} ${pool} ${fault}`),
  });
  const all = observers([named('a'), undefined, named('b')]);
  all.statement('read', 'select 1')('away');
  all.refused('write', 'busy');
  expect(heard).toEqual(['a read select 1 away', 'b read select 1 away', 'a write busy', 'b write busy']);
});
