/**
 * Worker pool for heavy operations, which keeps the main thread free. Threads start on demand and end after some idle time. Waiting
 * tasks are in a fair queue. A task is dropped when its client disconnects and at the deadline of its request. Its thread is terminated
 * when it has used its CPU time: on a busy machine a task may take longer, but no task takes more.
 */
import { availableParallelism } from 'node:os';
import { GraphQLError } from 'graphql';
import { Piscina } from 'piscina';
import type { Metrics } from '../../telemetry/metrics.js';
import { lacksResources, overloaded, thrown, tooComplex } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import type { RequestContext } from '../request-context.js';
import { noteRefusal, spanned } from '../request-record.js';
import { MAX_REQUEST_MS, MAX_TASK_MS } from './cost.js';
import { fairQueue, NoPlaceError } from './fair-queue.js';
import type { Done, Results, Sent, Task, TaskStart, Tasks } from './worker-tasks.js';

/** Runs tasks in worker threads. */
export interface Pool {
  /**
   * Runs a task and charges the CPU time that it took in place of its estimate. Rejects with `OVERLOADED` at the deadline of the
   * request, and with `TOO_COMPLEX` when the task exceeds its CPU time.
   */
  run<K extends keyof Tasks>(kind: K, task: Tasks[K], caller: RequestContext, options?: TaskOptions): Promise<Results[K]>;
  /** Current state for gauges. */
  state(): WorkerPoolState;
  close(): Promise<void>;
}

interface TaskOptions {
  /** What was charged for the task before. */
  readonly estimatedMs?: number;
  /** Maximum CPU time in milliseconds. */
  readonly maxMs?: number;
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
/** CPU time to start a thread. Charged to a request whose thread had to be terminated. */
const THREAD_START_MS = 300;
/** Lowers the priority of threads on Linux: where all cores are busy, the main thread runs first. */
const NICE_INCREMENT = 5;
/** Time between two checks of a long task. */
const CHECK_MS = 100;
/** A task that needs more ends its thread and gets 503. */
const MAX_THREAD_HEAP_MB = 256;
/** Error message of Piscina for a thread that ended during a task. */
const ENDED = /^worker exited with code/;
/** Error name of Piscina for a thread that was terminated. */
const TERMINATED = /^AbortError$/;
const isTooComplex = (error: unknown): boolean => error instanceof GraphQLError && error.extensions.code === 'TOO_COMPLEX';
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
    niceIncrement: NICE_INCREMENT,
    resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_HEAP_MB },
  });
  const compute = taskRunner(piscina, onFailure);
  const queue = fairQueue({ places: threads, maxWaiting: MAX_WAITING, maxWaitingEach: MAX_WAITING_EACH });
  return {
    run: async (kind, task, caller, options = {}) => {
      const { metrics } = caller.record;
      const began = performance.now();
      const signal = caller.signal();
      try {
        return await spanned(caller.record, 'worker thread', { 'rangefinder.task': kind }, () =>
          queue.run(caller.address, signal, () => {
            metrics?.queueSeconds.observe({ queue: 'workers' }, (performance.now() - began) / 1_000);
            return timed(metrics, kind, compute({ kind, task } as Task, caller, options));
          }),
        );
      } catch (error) {
        noteRefusal(metrics, 'workers', error);
        if (error instanceof NoPlaceError && options.estimatedMs) caller.charge(-options.estimatedMs);
        throw error instanceof NoPlaceError || signal.aborted || lacksResources(error) ? overloaded(caller.language) : error;
      }
    },
    state: () => ({ threads: piscina.threads.length, maxThreads: threads, busy: queue.busy, waiting: queue.waiting }),
    close: () => piscina.destroy(),
  };
}

/** Creates a function that runs a task in a thread, charges it, and adds its execution as a span of the request. */
function taskRunner(piscina: Piscina, onFailure: WorkerPoolOptions['onFailure']) {
  const running = new Set<AbortController>();
  piscina.on('error', (error: Error) => {
    onFailure?.(error);
    // Without threads, no task runs, and none would until the next one arrives.
    if (piscina.threads.length === 0) for (const each of running) each.abort(error);
  });
  return async <R>(task: Task, caller: RequestContext, { estimatedMs = 0, maxMs = MAX_TASK_MS }: TaskOptions): Promise<R> => {
    const { trace } = caller.record;
    const start: TaskStart = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
    const sent: Sent = { ...task, isTimed: trace !== undefined, start };
    const failure = new AbortController();
    running.add(failure);
    const unwatch = watchThread(piscina, start, maxMs, () =>
      failure.abort(thrown(tooComplex(maxMs, MAX_REQUEST_MS, TEXTS.fewerQuestions, caller.language))),
    );
    try {
      const {
        result,
        cpuMs,
        timed: when,
        thread = 0,
      }: Done = await piscina.run(sent, {
        signal: AbortSignal.any([caller.signal(), failure.signal]),
      });
      caller.record.used += cpuMs;
      caller.charge(cpuMs - estimatedMs);
      if (when) trace?.add('compute', { 'rangefinder.task': task.kind, 'thread.id': thread }, when);
      return result as R;
    } catch (error) {
      if (hasBegun(start)) caller.charge(THREAD_START_MS);
      throw failure.signal.aborted ? failure.signal.reason : error;
    } finally {
      unwatch();
      running.delete(failure);
    }
  };
}

/** Measures a task. Counts a restart if its thread was terminated or crashed. */
async function timed<T>(metrics: Metrics | undefined, task: keyof Tasks, computing: Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await computing;
  } catch (error) {
    if (TERMINATED.test((error as Error).name) || isTooComplex(error) || ENDED.test((error as Error).message))
      metrics?.workersRestarts.inc();
    throw error;
  } finally {
    metrics?.taskSeconds.observe({ task }, (performance.now() - began) / 1_000);
  }
}

const hasBegun = ([thread]: TaskStart): boolean => thread !== 0;

/** Calls `onExcess` when a task has used more CPU time than it may. Returns a function that stops watching. */
function watchThread(piscina: Piscina, start: TaskStart, maxMs: number, onExcess: () => void): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const check = async (): Promise<void> => {
    const leftMs = maxMs - (await usedBy(piscina, start));
    if (isOver) return;
    if (leftMs <= 0) onExcess();
    else wait(leftMs);
  };
  // CPU time is never more than the time that has passed.
  const wait = (milliseconds: number): void => {
    timer = setTimeout(check, Math.max(milliseconds, CHECK_MS)).unref();
  };
  wait(maxMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** CPU time of a task so far, in milliseconds. */
async function usedBy(piscina: Piscina, [thread, startMs = 0]: TaskStart): Promise<number> {
  const running = piscina.threads.find(({ threadId }) => threadId === thread);
  // Rejects if the thread has just ended.
  const usage = await running?.cpuUsage().catch(() => undefined);
  return usage ? (usage.user + usage.system) / 1_000 - startMs : 0;
}
