/**
 * Cooperative scheduling on the main thread, for work of some milliseconds that cannot go to a worker: the rows of a page, the next
 * operations of a batch. Runs one task per iteration of the event loop, with addresses in rotation, so that light requests are
 * answered in between.
 */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { overloaded } from '../errors/failures.js';
import type { RequestContext } from '../request-context.js';
import { noteRefusal } from '../request-record.js';
import { fairQueue, NoPlaceError } from './fair-queue.js';

const queue = fairQueue({ places: 1, maxWaiting: 10_000, maxWaitingEach: 2_000 });

/**
 * Yields to other requests. Resolves when the caller may use the main thread for some milliseconds. Rejects with `OVERLOADED` if
 * the queue is full or the client has disconnected.
 * @example await yieldToOthers(caller); return rows.map(publicUnit);
 */
export const yieldToOthers = ({ address, signal, language, record: { metrics } }: RequestContext): Promise<void> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    queue
      .run(address, signal(), async () => {
        metrics?.queueSeconds.observe({ queue: 'main_thread' }, (performance.now() - began) / 1_000);
        resolve();
        await nextIteration();
      })
      .catch((error: unknown) => {
        noteRefusal(metrics, 'main_thread', error);
        reject(error instanceof NoPlaceError ? overloaded(language) : error);
      });
  });

/** Number of tasks that wait for the main thread. */
export const waitingForMainThread = (): number => queue.waiting;
