/**
 * Turns on the main thread, for pieces of work of some milliseconds that have to be done there: the rows of a page, the next
 * questions of a batch. One piece an iteration of the event loop, addresses in rotation: between two pieces everybody's light
 * questions are answered.
 */
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { Asker } from '../http/asker.js';
import { fairQueue } from './fair-queue.js';

const queue = fairQueue({ places: 1, maxWaiting: 10_000, maxWaitingEach: 2_000 });

/**
 * Resolves when it is this asker's turn: what follows at once may take some milliseconds.
 * @example await turn(asker); return rows.map(publicUnit);
 */
export const turn = ({ address, signal }: Asker): Promise<void> =>
  new Promise((resolve, reject) => {
    queue
      .run(address, signal(), async () => {
        resolve();
        await nextIteration();
      })
      .catch(reject);
  });
