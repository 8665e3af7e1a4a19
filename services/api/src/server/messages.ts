/** Messages between the processes of a cluster. */

import type { Spending } from '../context/work/rate-limit.js';
import type { Report } from '../telemetry/metrics.js';

/** Worker to primary to other workers: spent work. */
export interface SpendingMessage {
  readonly kind: 'spending';
  readonly spending: Spending;
}

/** Worker: it listens. */
interface ListeningMessage {
  readonly kind: 'listening';
}

/** To a worker: shut down after draining. */
interface StopMessage {
  readonly kind: 'stop';
  readonly drainMs: number;
}

/** To a worker: report metrics under this number. */
interface ReportWantedMessage {
  readonly kind: 'reportWanted';
  readonly number: number;
}

/** Worker: its metrics. */
interface ReportMessage {
  readonly kind: 'report';
  readonly number: number;
  readonly report: Report;
}

/** Worker: wants the aggregated metrics. */
interface MetricsWantedMessage {
  readonly kind: 'metricsWanted';
  readonly number: number;
}

/** To that worker: the aggregated metrics. */
interface MetricsMessage {
  readonly kind: 'metrics';
  readonly number: number;
  readonly text: string;
}

export type FromWorker = SpendingMessage | ListeningMessage | ReportMessage | MetricsWantedMessage;
export type ToWorker = SpendingMessage | StopMessage | ReportWantedMessage | MetricsMessage;
