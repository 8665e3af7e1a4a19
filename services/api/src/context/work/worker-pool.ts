/**
 * Worker pool for heavy operations, which keeps the main thread free. Threads start on demand and end after some idle time. Waiting
 * tasks are in a fair queue. A task is dropped when its client disconnects, and its thread is terminated after the deadline.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Metrics } from '../../telemetry/metrics.js';
import { lacksResources, overloaded } from '../errors/failures.js';
import type { RequestContext } from '../request-context.js';
import { noteRefusal, type RequestRecord, spanned } from '../request-record.js';
import { fairQueue, NoPlaceError } from './fair-queue.js';
import type { Done, Results, Sent, Task, Tasks } from './worker-tasks.js';

/** Runs tasks in worker threads. */
export interface Pool {
  /** Rejects with `OVERLOADED` if the task misses its deadline. The default is ten seconds. */
  run<K extends keyof Tasks>(kind: K, task: Tasks[K], caller: RequestContext, deadlineMs?: number): Promise<Results[K]>;
  /** Current state for gauges. */
  state(): WorkerPoolState;
  close(): Promise<void>;
}

/** Threads that run, the maximum, busy threads, and waiting tasks. */
interface WorkerPoolState {
  readonly threads: number;
  readonly maxThreads: number;
  readonly busy: number;
  readonly waiting: number;
}

export interface WorkerPoolOptions {
  /** Maximum number of threads. The default is one fewer than there are cores, at least one. */
  readonly threads?: number;
  /** Module of the threads with arguments for Node. The default is the built module. */
  readonly worker?: { readonly url: string; readonly execArgv: readonly string[] };
  /** Called when a thread cannot start. */
  readonly onFailure?: (error: Error) => void;
}

const BUILT_WORKER = { url: new URL('../../server/worker/worker.js', import.meta.url).href, execArgv: [] };
/** Idle time after which a thread ends. */
const IDLE_MS = 30_000;
/** For waiting and computing together. */
const DEADLINE_MS = 10_000;
/** Error message of Piscina for a thread that ended during a task. */
const ENDED = /^worker exited with code/;
const MAX_WAITING = 1_000;
const MAX_WAITING_EACH = 400;

/** Creates a worker pool. */
export function openWorkerPool(options: WorkerPoolOptions = {}): Pool {
  const { threads = Math.max(1, availableParallelism() - 1), worker = BUILT_WORKER, onFailure } = options;
  const piscina = new Piscina({
    filename: worker.url,
    execArgv: [...worker.execArgv],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  const running = new Set<AbortController>();
  piscina.on('error', (error: Error) => {
    onFailure?.(error);
    // Without threads, no task runs, and none would until the next one arrives.
    if (piscina.threads.length === 0) for (const each of running) each.abort(error);
  });
  /** Runs a task in a thread and adds its execution as a span of the request. */
  const computed = async <R>(task: Task, { trace }: RequestRecord, deadline: AbortSignal): Promise<R> => {
    const sent: Sent = { ...task, isTimed: trace !== undefined };
    const failure = new AbortController();
    running.add(failure);
    try {
      const { result, timed: when, thread = 0 }: Done = await piscina.run(sent, { signal: AbortSignal.any([deadline, failure.signal]) });
      if (when) trace?.add('compute', { 'rangefinder.task': task.kind, 'thread.id': thread }, when);
      return result as R;
    } catch (error) {
      throw failure.signal.aborted ? failure.signal.reason : error;
    } finally {
      running.delete(failure);
    }
  };
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
            return timed(metrics, kind, deadline, computed({ kind, task } as Task, caller.record, deadline));
          }),
        );
      } catch (error) {
        noteRefusal(metrics, 'workers', error);
        throw error instanceof NoPlaceError || deadline.aborted || lacksResources(error) ? overloaded(caller.language) : error;
      }
    },
    state: () => ({ threads: piscina.threads.length, maxThreads: threads, busy: queue.busy, waiting: queue.waiting }),
    close: () => piscina.destroy(),
  };
}

/** Measures a task. Counts a restart if its thread was terminated or crashed. */
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
