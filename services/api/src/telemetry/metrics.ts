/** The metrics of one process: what is counted as it happens, and what is looked up when somebody reads them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { METRICS, type MetricKey, type MetricShape, SECONDS } from './metric-list.js';

type Shapes = typeof METRICS;
type Label<S extends MetricShape> = S['labels'][number];
type MetricOf<S extends MetricShape> = S['type'] extends 'counter'
  ? Counter<Label<S>>
  : S['type'] extends 'gauge'
    ? Gauge<Label<S>>
    : Histogram<Label<S>>;

/** What a process reports of its metrics: plain data, as it travels between processes. */
export type Report = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The metrics of a process, each by its key in the list. */
export type Metrics = { readonly [K in MetricKey]: MetricOf<Shapes[K]> } & {
  readonly registry: Registry;
  /** Calls before every reading, for what is looked up then; undone by what it returns. */
  beforeReading(look: () => void | Promise<void>): () => void;
  /** As Prometheus reads it. */
  text(): Promise<string>;
  /** As it travels to another process. */
  report(): Promise<Report>;
};

/**
 * Makes the metrics of a process; nothing is shared with others that were made.
 * @example const metrics = openMetrics(); metrics.rateLimited.inc({ door: 'rest' });
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

/** Adds what every Node process has: memory, event loop, garbage collection, file handles. */
export const addProcessMetrics = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });

function declared({ name, type, labels, help, aggregation = 'sum' }: MetricShape, registry: Registry): Counter | Gauge | Histogram {
  const options = { name, help, labelNames: labels, aggregator: aggregation, registers: [registry] };
  if (type === 'counter') return new Counter(options);
  if (type === 'gauge') return new Gauge(options);
  return new Histogram({ ...options, buckets: [...SECONDS] });
}
