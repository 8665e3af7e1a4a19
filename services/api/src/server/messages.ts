/** Messages between the processes of a cluster. */

import type { Spending } from '../context/work/rate-limit.js';
import type { Report } from '../telemetry/metrics.js';

/** From a worker to the primary and on to the other workers: what was spent. */
export interface SpendingMessage {
  readonly kind: 'spending';
  readonly spending: Spending;
}

/** From a worker: it listens. */
interface ListeningMessage {
  readonly kind: 'listening';
}

/** To a worker: stop, and how long to wait before. */
interface StopMessage {
  readonly kind: 'stop';
  readonly drainMs: number;
}

/** To a worker: report your metrics, under this number. */
interface ReportWantedMessage {
  readonly kind: 'reportWanted';
  readonly number: number;
}

/** From a worker: its metrics. */
interface ReportMessage {
  readonly kind: 'report';
  readonly number: number;
  readonly report: Report;
}

/** From a worker: somebody asks it for the metrics of all. */
interface MetricsWantedMessage {
  readonly kind: 'metricsWanted';
  readonly number: number;
}

/** To that worker: the metrics of all. */
interface MetricsMessage {
  readonly kind: 'metrics';
  readonly number: number;
  readonly text: string;
}

export type FromWorker = SpendingMessage | ListeningMessage | ReportMessage | MetricsWantedMessage;
export type ToWorker = SpendingMessage | StopMessage | ReportWantedMessage | MetricsMessage;
