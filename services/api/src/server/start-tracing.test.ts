import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const filesWith = (pattern: RegExp): readonly string[] => files.filter((file) => pattern.test(readFileSync(new URL(file, SOURCE), 'utf8')));

test('one file loads OpenTelemetry, and only if tracing is on', () => {
  expect(filesWith(/from '@opentelemetry\//)).toEqual(['telemetry/open-telemetry.ts']);
  expect(filesWith(/open-telemetry\.js/)).toEqual(['server/start-tracing.ts']);
  expect(filesWith(/from '\.+\/(telemetry\/)?open-telemetry\.js'/)).toEqual([]);
});
