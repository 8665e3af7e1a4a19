/**
 * The metrics of a cluster: workers report theirs to the primary, which adds them up for whoever asks. What a worker counted that has
 * ended stays in the sum, as of its last report: counters never go back.
 */
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Metrics, Report } from '../telemetry/metrics.js';

/** A worker, as the primary asks it. */
export interface Reporter {
  readonly id: number;
  isConnected(): boolean;
  /** Asks for a report; `heard` is called with its number. */
  ask(number: number): void;
}

export interface ClusterMetrics {
  /** The metrics of all workers together, as Prometheus reads them. */
  text(): Promise<string>;
  /** A report has come. */
  heard(worker: number, number: number, report: Report): void;
  /** A worker has ended. */
  ended(worker: number): Promise<void>;
}

/** A worker that computes for long reports late: its last report stands for it. */
const PATIENCE_MS = 3_000;
/** What goes on counting; a gauge of a worker that has ended means nothing any more. */
const LASTING = new Set(['counter', 'histogram']);

/**
 * Adds up what workers report.
 * @param own what the primary counts itself
 */
export function clusterMetrics(own: Metrics, reporters: () => readonly Reporter[]): ClusterMetrics {
  const last = new Map<number, Report>();
  const awaited = new Map<string, () => void>();
  let departed: Report = [];
  let asked = 0;

  const reportOf = (worker: Reporter): Promise<void> => {
    const number = ++asked;
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

/** Texts that a worker has asked the primary for. */
export interface AwaitedTexts {
  /** Asks, and waits; rejects when no answer comes. */
  ask(): Promise<string>;
  heard(number: number, text: string): void;
}

/** Longer than the primary waits for its workers. */
const TEXT_PATIENCE_MS = 2 * PATIENCE_MS;

/** Asks the primary by a message with a number, under which its answer comes. */
export function awaitedTexts(ask: (number: number) => void): AwaitedTexts {
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        const number = ++asked;
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
