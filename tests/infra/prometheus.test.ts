/** Alerts and dashboard: every query is well-formed and uses metrics and labels of the service; every alert has its runbook. */
import { METRICS, openMetrics } from '@rangefinder/api';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { beforeAll, expect, test } from 'vitest';
import { dashboard } from '../../infra/grafana/dashboard.mjs';
import { readQuery } from './support/promql.js';
import { document, read } from './support/tools.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

let rules: readonly Rule[];
beforeAll(async () => {
  const { groups } = await document<{ groups: readonly { rules: readonly Rule[] }[] }>('prometheus/alerts.yml');
  rules = groups.flatMap((group) => group.rules);
});

/** Labels by metric: those of the service, of a Node process, and of Prometheus itself. */
const known = new Map<string, readonly string[]>([['up', []]]);
beforeAll(async () => {
  for (const { name, type, labels } of Object.values(METRICS)) {
    known.set(name, labels);
    if (type === 'histogram') for (const suffix of ['bucket', 'sum', 'count']) known.set(`${name}_${suffix}`, [...labels, 'le']);
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, values } of await registry.getMetricsAsJSON())
    known.set(
      name,
      values.flatMap((value) => Object.keys(value.labels)),
    );
  // The declared metrics are those that are exported.
  const shown = new Set((await openMetrics().registry.getMetricsAsJSON()).map(({ name }) => name));
  for (const { name } of Object.values(METRICS)) expect(shown).toContain(name);
});
const TARGET_LABELS = ['job', 'instance'];

async function unknownIn(query: string): Promise<readonly string[]> {
  const { metrics, labels, errors } = await readQuery(query);
  const allowed = new Set([...TARGET_LABELS, ...metrics.flatMap((metric) => known.get(metric) ?? [])]);
  return [...errors, ...metrics.filter((metric) => !known.has(metric)), ...labels.filter((label) => !allowed.has(label))];
}

test('a wrong query is found', async () => {
  expect(await unknownIn('sum(rate(rangefinder_requests_total{transport="rest"}[5m]))')).toEqual([]);
  expect(await unknownIn('sum(rate(rangefinder_requests_total[5m])')).toHaveLength(1);
  expect(await unknownIn('rangefinder_request_total')).toEqual(['rangefinder_request_total']);
  expect(await unknownIn('sum by (calculator) (rangefinder_requests_total)')).toEqual(['calculator']);
});

test('alerts use existing metrics', async () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) expect([alert, await unknownIn(expr)]).toEqual([alert, []]);
});

test('every alert has a paragraph in the runbooks, and every paragraph an alert', () => {
  const sections: readonly string[] = read('../docs/operating/runbooks.md').match(/(?<=^## )\w+$/gm) ?? [];
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, labels, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/operating/runbooks.md#${alert.toLowerCase()}`);
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  }
  const links = [...read('../docs/operating/runbooks.md').matchAll(/\[(\w+)\]\(#(\w+)\)/g)];
  for (const [, name = '', anchor] of links) expect([sections.includes(name), anchor]).toEqual([true, name.toLowerCase()]);
});

test('queries in the runbooks and of the autoscaler use existing metrics', async () => {
  const page = read('../docs/operating/runbooks.md');
  const queries = [...page.matchAll(/`((?:sum|histogram_quantile)[^`]*)`/g)].map(([, query = '']) => query);
  expect(queries.length).toBeGreaterThan(2);
  for (const query of queries) expect([query, await unknownIn(query)]).toEqual([query, []]);
});

test('the dashboard is generated from its definition', async () => {
  await expect(`${JSON.stringify(dashboard(), null, 2)}\n`).toMatchFileSnapshot('../../infra/grafana/dashboards/rangefinder.json');
});

test('the dashboard uses existing metrics, on panels that do not overlap', async () => {
  const { panels } = dashboard() as unknown as {
    readonly panels: readonly {
      id: number;
      gridPos: { x: number; y: number; w: number; h: number };
      targets?: readonly { expr: string }[];
    }[];
  };
  const cells = new Set<string>();
  for (const { gridPos, targets = [] } of panels) {
    for (const { expr } of targets) expect([expr, await unknownIn(expr)]).toEqual([expr, []]);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect([x < 24, cells.has(`${x} ${y}`)]).toEqual([true, false]);
        cells.add(`${x} ${y}`);
      }
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test('the manifests for the Prometheus operator have the same alerts', async () => {
  const { groups } = await document<{ groups: unknown }>('prometheus/alerts.yml');
  expect((await document<{ spec: unknown }>('kubernetes/base/alerts.yaml')).spec).toEqual({ groups });
});

test('Prometheus loads the existing rules, and Grafana the existing folder and data source', async () => {
  const { rule_files: files, scrape_configs: jobs } = await document<{
    rule_files: readonly string[];
    scrape_configs: readonly { job_name: string }[];
  }>('prometheus/prometheus.yml');
  expect(files).toEqual(['alerts.yml']);
  expect(jobs.map(({ job_name: name }) => name)).toEqual(['rangefinder']);
  const { datasources } = await document<{ datasources: readonly { uid: string }[] }>('grafana/provisioning/datasources/prometheus.yml');
  expect(JSON.stringify(dashboard())).toContain(`"uid":"${datasources[0]?.uid}"`);
  const { providers } = await document<{ providers: readonly { options: { path: string } }[] }>(
    'grafana/provisioning/dashboards/files.yml',
  );
  expect(read('compose/compose.yaml')).toContain(`../grafana/dashboards:${providers[0]?.options.path}:ro`);
});
