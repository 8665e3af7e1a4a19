/**
 * Heavy questions are computed in worker threads, so that the thread that answers everybody stays free. Threads start with the
 * first heavy question and end when there has been none for a while. Who waits for a thread waits in turns; a question whose
 * caller has gone is dropped; one that takes longer than anything may is ended with its thread.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Metrics } from '../../telemetry/metrics.js';
import { overloaded } from '../errors/failures.js';
import type { RequestContext } from '../request-context.js';
import { noteRefusal, type RequestRecord, spanned } from '../request-record.js';
import { fairQueue, NoPlaceError } from './fair-queue.js';
import type { Done, Results, Sent, Task, Tasks } from './worker-tasks.js';

/** Hands tasks to worker threads. */
export interface Pool {
  /** Rejects with `OVERLOADED` when the task cannot be done in time: ten seconds, unless it may take longer. */
  run<K extends keyof Tasks>(kind: K, task: Tasks[K], caller: RequestContext, deadlineMs?: number): Promise<Results[K]>;
  /** How it stands just now. */
  state(): WorkerPoolState;
  close(): Promise<void>;
}

/** Threads that run, may run and compute, and tasks that wait. */
interface WorkerPoolState {
  readonly threads: number;
  readonly maxThreads: number;
  readonly busy: number;
  readonly waiting: number;
}

export interface WorkerPoolOptions {
  /** Threads, at most; by default one fewer than the machine has cores, at least one. */
  readonly threads?: number;
  /** The module that threads run, with arguments for Node; by default the built one. */
  readonly worker?: { readonly url: string; readonly execArgv: readonly string[] };
}

const BUILT_WORKER = { url: new URL('../../server/worker/worker.js', import.meta.url).href, execArgv: [] };
/** How long a thread stays without work. */
const IDLE_MS = 30_000;
/** Waiting and computing together. */
const DEADLINE_MS = 10_000;
/** What Piscina says of a thread that ended while it computed. */
const ENDED = /^worker exited with code/;
const MAX_WAITING = 1_000;
const MAX_WAITING_EACH = 400;

/** A pool of worker threads. */
export function openWorkerPool({ threads = Math.max(1, availableParallelism() - 1), worker = BUILT_WORKER }: WorkerPoolOptions = {}): Pool {
  const piscina = new Piscina({
    filename: worker.url,
    execArgv: [...worker.execArgv],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  const queue = fairQueue({ places: threads, maxWaiting: MAX_WAITING, maxWaitingEach: MAX_WAITING_EACH });
  return {
    run: async (kind, task, caller, deadlineMs = DEADLINE_MS) => {
      const deadline = AbortSignal.timeout(deadlineMs);
      const { metrics } = caller.record;
      const began = performance.now();
      try {
        const patience = AbortSignal.any([caller.signal(), deadline]);
        return await spanned(caller.record, 'worker thread', { 'rangefinder.task': kind }, () =>
          queue.run(caller.address, patience, () => {
            metrics?.queueSeconds.observe({ queue: 'workers' }, (performance.now() - began) / 1_000);
            return timed(metrics, kind, deadline, computed(piscina, { kind, task } as Task, caller.record, deadline));
          }),
        );
      } catch (error) {
        noteRefusal(metrics, 'workers', error);
        throw error instanceof NoPlaceError || deadline.aborted ? overloaded(caller.language) : error;
      }
    },
    state: () => ({ threads: piscina.threads.length, maxThreads: threads, busy: queue.busy, waiting: queue.waiting }),
    close: () => piscina.destroy(),
  };
}

/** What a thread makes of a task; when it computed becomes a span of the request. */
async function computed<R>(piscina: Piscina, task: Task, { trace }: RequestRecord, signal: AbortSignal): Promise<R> {
  const sent: Sent = { ...task, isTimed: trace !== undefined };
  const { result, timed: when, thread = 0 }: Done = await piscina.run(sent, { signal });
  if (when) trace?.add('compute', { 'rangefinder.task': task.kind, 'thread.id': thread }, when);
  return result as R;
}

/** A task with its time; a thread that took too long is ended, one that broke has ended itself. */
async function timed<T>(metrics: Metrics | undefined, task: keyof Tasks, deadline: AbortSignal, computing: Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await computing;
  } catch (error) {
    if (deadline.aborted || ENDED.test((error as Error).message)) metrics?.workersRestarts.inc();
    throw error;
  } finally {
    metrics?.taskSeconds.observe({ task }, (performance.now() - began) / 1_000);
  }
}
