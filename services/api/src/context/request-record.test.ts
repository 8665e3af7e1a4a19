import { expect, test } from 'vitest';
import { openMetrics } from '../telemetry/metrics.js';
import { languageLabel, nameOperation, noteError, noteRefusal, openRecord } from './request-record.js';
import { NoPlaceError } from './work/fair-queue.js';

test('a request is named by its only operation, and several by none of their names', () => {
  const record = openRecord('batch');
  nameOperation(record, 'units');
  nameOperation(record, 'units');
  expect(record.operation).toBe('units');
  nameOperation(record, 'search');
  expect(record.operation).toBe('several');
});

test('refusals by cost and by rate limit are counted as errors and separately', async () => {
  const metrics = openMetrics();
  const record = openRecord('mcp', { metrics });
  for (const code of ['TOO_COMPLEX', 'RATE_LIMITED', 'BAD_INPUT'] as const) noteError(record, code);
  for (const reason of ['FULL', 'GONE', 'LATE'] as const) noteRefusal(metrics, 'threads', new NoPlaceError(reason));
  noteRefusal(metrics, 'threads', new Error('something else'));
  const text = await metrics.text();
  for (const line of [
    'rangefinder_errors_total{transport="mcp",code="TOO_COMPLEX"} 1',
    'rangefinder_errors_total{transport="mcp",code="RATE_LIMITED"} 1',
    'rangefinder_errors_total{transport="mcp",code="BAD_INPUT"} 1',
    'rangefinder_cost_refused_total{transport="mcp"} 1',
    'rangefinder_rate_limited_total{transport="mcp"} 1',
    'rangefinder_queue_refused_total{queue="threads",reason="full"} 1',
    'rangefinder_queue_refused_total{queue="threads",reason="gone"} 2',
  ])
    expect(text).toContain(line);
});

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  ['en, ru', 'several'],
  ['', 'en'],
  [undefined, 'en'],
])('an answer in "%s" has the label %s', (header, label) => {
  expect(languageLabel(header, 'en')).toBe(label);
});
