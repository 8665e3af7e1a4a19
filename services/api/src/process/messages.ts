/** Messages between the processes of a cluster. */
import type { Spending } from '../work/rate-limit.js';

/** From a worker to the primary and on to the other workers: what was spent. */
interface SpendingMessage {
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

export type FromWorker = SpendingMessage | ListeningMessage;
export type ToWorker = SpendingMessage | StopMessage;
