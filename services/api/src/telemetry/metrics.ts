/** Metrics of one process: counters updated as events happen, and gauges collected when the metrics are read. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { METRICS, type MetricKey, type MetricShape, SECONDS } from './metric-list.js';

type Shapes = typeof METRICS;
type Label<S extends MetricShape> = S['labels'][number];
type MetricOf<S extends MetricShape> = S['type'] extends 'counter'
  ? Counter<Label<S>>
  : S['type'] extends 'gauge'
    ? Gauge<Label<S>>
    : Histogram<Label<S>>;

/** The metrics of a process as plain data, for another process. */
export type Report = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The metrics of a process by their key in the list. */
export type Metrics = { readonly [K in MetricKey]: MetricOf<Shapes[K]> } & {
  readonly registry: Registry;
  /** Registers a callback that runs before every reading, to update gauges. Returns a function that removes it. */
  beforeReading(look: () => void | Promise<void>): () => void;
  /** Text in the Prometheus format. */
  text(): Promise<string>;
  /** Data for another process. */
  report(): Promise<Report>;
};

/**
 * Creates the metrics of a process. Instances share nothing.
 * @example const metrics = openMetrics(); metrics.rateLimited.inc({ transport: 'rest' });
 */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const looks = new Set<() => void | Promise<void>>();
  const made = Object.fromEntries(Object.entries<MetricShape>(METRICS).map(([key, shape]) => [key, declared(shape, registry)]));
  const lookNow = async (): Promise<void> => void (await Promise.all([...looks].map((look) => look())));
  return {
    ...(made as { readonly [K in MetricKey]: MetricOf<Shapes[K]> }),
    registry,
    beforeReading: (look) => {
      looks.add(look);
      return () => void looks.delete(look);
    },
    text: async () => {
      await lookNow();
      return registry.metrics();
    },
    report: async () => {
      await lookNow();
      return registry.getMetricsAsJSON();
    },
  };
}

/** Adds the default metrics of a Node process: memory, event loop, garbage collection, file handles. */
export const addProcessMetrics = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });

function declared({ name, type, labels, help, aggregation = 'sum' }: MetricShape, registry: Registry): Counter | Gauge | Histogram {
  const options = { name, help, labelNames: labels, aggregator: aggregation, registers: [registry] };
  if (type === 'counter') return new Counter(options);
  if (type === 'gauge') return new Gauge(options);
  return new Histogram({ ...options, buckets: [...SECONDS] });
}
