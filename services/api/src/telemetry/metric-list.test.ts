import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { METRICS, type MetricShape, metricTable } from './metric-list.js';

const page = readFileSync(new URL('../../../../docs/operating/metrics.md', import.meta.url), 'utf8');

test('the metrics page lists exactly the defined metrics', () => {
  expect(page.match(/^\| `rangefinder_.*$/gm)?.join('\n')).toBe(metricTable());
});

test('only counters end in _total, and names are unique', () => {
  const metrics: readonly MetricShape[] = Object.values(METRICS);
  for (const { name, type } of metrics) expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
  expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
});
