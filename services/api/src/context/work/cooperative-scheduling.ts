/**
 * Turns on the main thread, for pieces of work of some milliseconds that have to be done there: the rows of a page, the next
 * questions of a batch. One piece an iteration of the event loop, addresses in rotation: between two pieces everybody's light
 * questions are answered.
 */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { overloaded } from '../errors/failures.js';
import type { RequestContext } from '../request-context.js';
import { noteRefusal } from '../request-record.js';
import { fairQueue, NoPlaceError } from './fair-queue.js';

const queue = fairQueue({ places: 1, maxWaiting: 10_000, maxWaitingEach: 2_000 });

/**
 * Resolves when it is this caller's turn: what follows at once may take some milliseconds. Rejects with `OVERLOADED` where too many wait, or
 * the caller has gone.
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

/** Pieces of work that wait for their turn. */
export const waitingForMainThread = (): number => queue.waiting;
