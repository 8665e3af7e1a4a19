/**
 * Cooperative scheduling on the main thread, for work of some milliseconds that cannot go to a worker: the rows of a page, the next
 * operations of a batch. Runs one task per iteration of the event loop, with addresses in rotation, so that light requests are
 * answered in between.
 */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { failure, overloaded, thrown } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import type { RequestContext } from '../request-context.js';
import { noteRefusal } from '../request-record.js';
import { fairQueue, NoPlaceError } from './fair-queue.js';
import { measureTurn } from './thread-time.js';
import { hasUnread } from './unsent-bytes.js';

const queue = fairQueue({ places: 1, maxWaiting: 10_000, maxWaitingEach: 2_000 });

/**
 * Yields to other requests. Resolves when the caller may use the main thread for some milliseconds. Rejects with `OVERLOADED` if
 * the queue is full, the client has disconnected or its deadline has passed. What runs until the next wait is charged by its CPU time.
 * @example await yieldToOthers(caller); return rows.map(publicUnit);
 */
export const yieldToOthers = (caller: RequestContext): Promise<void> =>
  new Promise((resolve, reject) => {
    const { address, signal, language, record } = caller;
    const { metrics } = record;
    const began = performance.now();
    queue
      .run(address, signal(), async () => {
        metrics?.queueSeconds.observe({ queue: 'main_thread' }, (performance.now() - began) / 1_000);
        if (hasUnread(address)) throw thrown(failure('OVERLOADED', TEXTS.unread, language));
        measureTurn(caller);
        resolve();
        await nextIteration();
      })
      .catch((error: unknown) => {
        noteRefusal(metrics, 'main_thread', error);
        reject(error instanceof NoPlaceError ? overloaded(language) : error);
      });
  });

/** Time after which work in parts yields to other requests. */
const SLICE_MS = 3;

/**
 * Returns a function that is called between the parts of some work, and yields to other requests every few milliseconds.
 * @example const pause = slices(caller); for (const part of parts) { compute(part); await pause(); }
 */
export function slices(caller: RequestContext): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began <= SLICE_MS) return;
    await yieldToOthers(caller);
    began = performance.now();
  };
}

/**
 * Maps a list and yields to other requests every few milliseconds.
 * @example await inTurns(sections, caller, rendered)
 */
export async function inTurns<T, U>(items: readonly T[], caller: RequestContext, work: (item: T) => U): Promise<U[]> {
  const results: U[] = [];
  const pause = slices(caller);
  for (const item of items) {
    results.push(work(item));
    await pause();
  }
  return results;
}

/** Number of tasks that wait for the main thread. */
export const waitingForMainThread = (): number => queue.waiting;
