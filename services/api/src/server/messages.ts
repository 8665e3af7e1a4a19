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

/** Interval in which a worker reports that it is alive. */
export const ALIVE_MS = 2_000;

/** Worker: its main thread is not blocked. */
interface AliveMessage {
  readonly kind: 'alive';
}

/** Worker: its application is ready and wants the port. */
interface PortWantedMessage {
  readonly kind: 'portWanted';
}

/** To that worker, with the port. */
interface PortMessage {
  readonly kind: 'port';
}

/** To a worker: clients should switch to another instance. */
interface DrainMessage {
  readonly kind: 'drain';
}

/** To a worker: shut down. */
interface StopMessage {
  readonly kind: 'stop';
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

export type FromWorker = SpendingMessage | AliveMessage | PortWantedMessage | ListeningMessage | ReportMessage | MetricsWantedMessage;
export type ToWorker = SpendingMessage | PortMessage | DrainMessage | StopMessage | ReportWantedMessage | MetricsMessage;
