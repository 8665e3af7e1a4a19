/**
 * Metrics of a cluster: workers report to the primary, which aggregates them. The last report of an ended worker stays in the sums,
 * so that counters never decrease.
 */
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Metrics, Report } from '../telemetry/metrics.js';

/** A worker, from the view of the primary. */
export interface Reporter {
  readonly id: number;
  isConnected(): boolean;
  /** Requests a report. `heard` receives it with the same number. */
  ask(number: number): void;
}

export interface ClusterMetrics {
  /** Aggregated metrics in the Prometheus format. */
  text(): Promise<string>;
  /** Adds a received report. */
  heard(worker: number, number: number, report: Report): void;
  /** Removes an ended worker. */
  ended(worker: number): Promise<void>;
}

/** Time-out of a report. A busy worker reports late, and its last report is used instead. */
const PATIENCE_MS = 3_000;
/** Types that outlast a worker. Gauges of an ended worker are meaningless. */
const LASTING = new Set(['counter', 'histogram']);

/**
 * Aggregates the reports of workers.
 * @param own metrics of the primary itself
 */
export function clusterMetrics(own: Metrics, reporters: () => readonly Reporter[]): ClusterMetrics {
  const last = new Map<number, Report>();
  const awaited = new Map<string, () => void>();
  let departed: Report = [];
  let requests = 0;

  const reportOf = (worker: Reporter): Promise<void> => {
    const number = ++requests;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        awaited.delete(key);
        resolve();
      };
      const key = `${worker.id} ${number}`;
      const timer = setTimeout(done, PATIENCE_MS);
      awaited.set(key, done);
      worker.ask(number);
    });
  };
  return {
    text: async () => {
      await Promise.all(reporters().map((worker) => (worker.isConnected() ? reportOf(worker) : undefined)));
      return sumOf([departed, ...last.values(), lastingPart(await own.report())]).metrics();
    },
    heard: (worker, number, report) => {
      last.set(worker, report);
      awaited.get(`${worker} ${number}`)?.();
    },
    ended: async (worker) => {
      const report = last.get(worker);
      last.delete(worker);
      for (const [key, done] of awaited) if (key.startsWith(`${worker} `)) done();
      if (report) departed = await sumOf([departed, lastingPart(report)]).getMetricsAsJSON();
    },
  };
}

const sumOf = (reports: readonly Report[]): Registry => AggregatorRegistry.aggregate([...reports]);

const lastingPart = (report: Report): Report => report.filter(({ type }) => LASTING.has(String(type)));

/** Metrics texts that a worker has requested from the primary. */
export interface AwaitedTexts {
  /** Requests a text. Rejects after a time-out. */
  ask(): Promise<string>;
  heard(number: number, text: string): void;
}

/** Longer than the primary waits for its workers. */
const TEXT_PATIENCE_MS = 2 * PATIENCE_MS;

/** Requests texts by numbered messages. */
export function awaitedTexts(ask: (number: number) => void): AwaitedTexts {
  const waiting = new Map<number, (text: string) => void>();
  let requests = 0;
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        const number = ++requests;
        const timer = setTimeout(() => {
          waiting.delete(number);
          reject(new Error(`the primary process has not answered within ${TEXT_PATIENCE_MS} ms`));
        }, TEXT_PATIENCE_MS);
        waiting.set(number, (text) => {
          clearTimeout(timer);
          waiting.delete(number);
          resolve(text);
        });
        ask(number);
      }),
    heard: (number, text) => waiting.get(number)?.(text),
  };
}
