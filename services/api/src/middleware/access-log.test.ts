import type { Request } from 'express';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { RequestContext } from '../context/request-context.js';
import type { Answered } from '../telemetry/answered.js';
import { type RequestLogOptions, requestLog } from './access-log.js';

const CALLER = { id: 'call-1', record: { transport: 'rest', shapes: new Set(['units']) } } as unknown as RequestContext;

/** Messages that a request of some milliseconds logs. */
function logged(options: RequestLogOptions, milliseconds: number, level = 'info'): readonly string[] {
  const messages: string[] = [];
  const write = (line: string): void => void messages.push(JSON.parse(line).msg);
  const log = requestLog(pino({ level }, { write }), options);
  log?.({ method: 'GET' } as Request, CALLER, { status: 200, operation: 'units', milliseconds, bytes: 1 } as Answered);
  return messages;
}

test.each([
  [99.9, []],
  [100, ['slow request']],
  [5_000, ['slow request']],
])('a request of %d ms logs %o when 100 ms are slow', (milliseconds, messages) => {
  expect(logged({ logsAll: false, slowMs: 100 }, milliseconds)).toEqual(messages);
  // Slow requests are logged at any level.
  expect(logged({ logsAll: false, slowMs: 100 }, milliseconds, 'error')).toEqual(messages);
});

test('every request is logged on demand, and at the level `debug`', () => {
  expect(logged({ logsAll: true, slowMs: undefined }, 5_000)).toEqual(['request']);
  expect(logged({ logsAll: false, slowMs: undefined }, 1, 'debug')).toEqual(['request']);
  expect(logged({ logsAll: true, slowMs: 100 }, 100)).toEqual(['request', 'slow request']);
  expect(logged({ logsAll: false, slowMs: undefined }, 5_000)).toEqual([]);
});
