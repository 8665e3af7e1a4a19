import { expect, test } from 'vitest';
import { type Metrics, openMetrics } from '../telemetry/metrics.js';
import { awaitedTexts, type ClusterMetrics, clusterMetrics } from './cluster-metrics.js';

/** A primary with workers that report at once, except hanging ones. */
function cluster(count: number) {
  const workers = new Map<number, Metrics>(Array.from({ length: count }, (_, index) => [index + 1, openMetrics()]));
  const hanging = new Set<number>();
  const own = openMetrics();
  const all: ClusterMetrics = clusterMetrics(own, () =>
    [...workers].map(([id, metrics]) => ({
      id,
      isConnected: () => true,
      ask: (number) => {
        // Serialized as between processes.
        if (!hanging.has(id)) void metrics.report().then((report) => all.heard(id, number, JSON.parse(JSON.stringify(report))));
      },
    })),
  );
  return { all, own, workers, hanging };
}

const metricsOf = ({ workers }: ReturnType<typeof cluster>, id: number): Metrics => workers.get(id) as Metrics;
const count = (metrics: Metrics): void => metrics.rateLimited.inc({ transport: 'rest' });

test('aggregates the metrics of workers', async () => {
  const made = cluster(2);
  for (const id of [1, 2]) {
    count(metricsOf(made, id));
    metricsOf(made, id).processes.set(1);
    metricsOf(made, id).buildInfo.set({ version: '1', rules: 'a', node: 'v24' }, 1);
    metricsOf(made, id).databaseUp.set({ server: 'primary' }, id - 1);
    metricsOf(made, id).requestSeconds.observe({ transport: 'rest', operation: 'units' }, 0.002 * id);
  }
  const text = await made.all.text();
  expect(text).toContain('rangefinder_rate_limited_total{transport="rest"} 2');
  expect(text).toContain('rangefinder_processes 2');
  expect(text).toContain('rangefinder_build_info{version="1",rules="a",node="v24"} 1');
  expect(text).toContain('rangefinder_database_up{server="primary"} 0');
  expect(text).toContain('rangefinder_request_seconds_bucket{le="0.0025",transport="rest",operation="units"} 1');
  expect(text).toContain('rangefinder_request_seconds_count{transport="rest",operation="units"} 2');
});

test('counters survive the end of a worker, and its gauges disappear', async () => {
  const made = cluster(1);
  for (let generation = 1; generation <= 3; generation++) {
    const worker = metricsOf(made, generation);
    count(worker);
    worker.queueWaiting.set({ queue: 'main_thread' }, 7);
    const text = await made.all.text();
    expect(text).toContain(`rangefinder_rate_limited_total{transport="rest"} ${generation}`);
    expect(text).toContain('rangefinder_queue_waiting{queue="main_thread"} 7');
    await made.all.ended(generation);
    made.own.processRestarts.inc();
    made.workers.delete(generation);
    made.workers.set(generation + 1, openMetrics());
  }
  const text = await made.all.text();
  expect(text).toContain('rangefinder_rate_limited_total{transport="rest"} 3');
  expect(text).toContain('rangefinder_process_restarts_total 3');
  expect(text).not.toContain('rangefinder_queue_waiting{queue="main_thread"} 7');
});

test('uses the last report of a worker that does not report in time', async () => {
  const made = cluster(2);
  for (const id of [1, 2]) count(metricsOf(made, id));
  await made.all.text();
  made.hanging.add(2);
  for (const id of [1, 2]) count(metricsOf(made, id));
  expect(await made.all.text()).toContain('rangefinder_rate_limited_total{transport="rest"} 3');
});

test('delivers the text of the primary to the request that waits for it', async () => {
  const requested: number[] = [];
  const texts = awaitedTexts((number) => requested.push(number));
  const [one, other] = [texts.ask(), texts.ask()];
  for (const number of requested.toReversed()) texts.heard(number, `text ${number}`);
  expect(await Promise.all([one, other])).toEqual(['text 1', 'text 2']);
});
