/**
 * Places for work, handed out in turns: whoever waits gets the next place, one address after another, so that a thousand
 * questions of one address delay those of others by one question and not by a thousand. Bounded: what finds the queue full
 * is refused at once.
 */

/** Why nobody gets a place: too many wait, the asker has gone, or it took too long. */
export type NoPlace = 'FULL' | 'GONE' | 'LATE';

export interface FairQueueOptions {
  /** Works that go on at the same time. */
  readonly places: number;
  /** Works that may wait, of all addresses together. */
  readonly maxWaiting: number;
  /** Works of one address that may wait. */
  readonly maxWaitingEach: number;
}

export interface FairQueue {
  /**
   * Does a piece of work when its turn has come. Rejects with `NoPlaceError` when it does not come to that.
   * @example await queue.run('192.0.2.7', asker.signal(), () => pool.run(task))
   */
  run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/** Thrown to whoever gets no place. */
export class NoPlaceError extends Error {
  readonly reason: NoPlace;
  constructor(reason: NoPlace) {
    super(`no place: ${reason}`);
    this.reason = reason;
  }
}

interface Waiting {
  readonly enter: () => void;
  readonly signal: AbortSignal;
}

/** A queue that takes addresses in rotation. */
export function fairQueue({ places, maxWaiting, maxWaitingEach }: FairQueueOptions): FairQueue {
  const lines = new Map<string, Waiting[]>();
  let free = places;
  let waiting = 0;

  const join = (address: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = lines.get(address) ?? [];
      if (waiting >= maxWaiting || line.length >= maxWaitingEach) return reject(new NoPlaceError('FULL'));
      const leave = (): void => {
        remove(address, entry);
        reject(new NoPlaceError('GONE'));
      };
      const entry: Waiting = {
        signal,
        enter: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      line.push(entry);
      lines.set(address, line);
      waiting++;
    });

  const remove = (address: string, entry: Waiting): void => {
    const line = lines.get(address);
    const index = line?.indexOf(entry) ?? -1;
    if (!line || index < 0) return;
    line.splice(index, 1);
    if (line.length === 0) lines.delete(address);
    waiting--;
  };

  /** Lets the first of the next address in; its address goes to the end of the rotation. */
  const admitNext = (): void => {
    const [next] = lines;
    if (free === 0 || !next) return;
    const [address, line] = next;
    const entry = line.shift();
    lines.delete(address);
    if (line.length > 0) lines.set(address, line);
    waiting--;
    free--;
    entry?.enter();
  };

  return {
    get waiting() {
      return waiting;
    },
    run: async (address, signal, work) => {
      if (signal.aborted) throw new NoPlaceError('GONE');
      if (free > 0) free--;
      else await join(address, signal);
      try {
        return await work();
      } finally {
        free++;
        admitNext();
      }
    },
  };
}
