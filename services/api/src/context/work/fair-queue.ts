/**
 * Fair queue: serves addresses in rotation (round-robin), so that a thousand tasks of one address delay the others by one task. The
 * queue is bounded and refuses at once when it is full.
 */

/** Why a task gets no place: the queue is full, the client has disconnected, or the deadline has passed. */
export type NoPlace = 'FULL' | 'GONE' | 'LATE';

export interface FairQueueOptions {
  /** Number of concurrent tasks. */
  readonly places: number;
  /** Maximum number of waiting tasks. */
  readonly maxWaiting: number;
  /** Maximum number of waiting tasks of one address. */
  readonly maxWaitingEach: number;
}

export interface FairQueue {
  /**
   * Runs a task when its turn comes. Rejects with `NoPlaceError` if it gets no place.
   * @example await queue.run('192.0.2.7', caller.signal(), () => pool.run(task))
   */
  run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
  /** Number of running tasks. */
  readonly busy: number;
}

/** Thrown if a task gets no place. */
export class NoPlaceError extends Error {
  readonly reason: NoPlace;
  constructor(reason: NoPlace) {
    super(`no place: ${reason}`);
    this.reason = reason;
  }
}

interface Waiting {
  readonly enter: () => void;
}

/** Creates a fair queue. */
export function fairQueue({ places, ...limits }: FairQueueOptions): FairQueue {
  const lines = waitingLines(limits);
  let free = places;
  const admitNext = (): void => {
    const next = free > 0 ? lines.takeNext() : undefined;
    if (!next) return;
    free--;
    next.enter();
  };
  return {
    get waiting() {
      return lines.waiting;
    },
    get busy() {
      return places - free;
    },
    run: async (address, signal, work) => {
      if (signal.aborted) throw new NoPlaceError('GONE');
      if (free > 0) free--;
      else await lines.join(address, signal);
      try {
        return await work();
      } finally {
        free++;
        admitNext();
      }
    },
  };
}

interface WaitingLines {
  readonly waiting: number;
  /** Resolves when the task may run. */
  join(address: string, signal: AbortSignal): Promise<void>;
  /** Removes the first task of the next address, which moves to the end of the rotation. */
  takeNext(): Waiting | undefined;
}

/** Creates a waiting line for each address. */
function waitingLines({ maxWaiting, maxWaitingEach }: Omit<FairQueueOptions, 'places'>): WaitingLines {
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  const remove = (address: string, entry: Waiting): void => {
    if (leaveLine(lines, address, entry)) waiting--;
  };
  return {
    get waiting() {
      return waiting;
    },
    join: (address, signal) => {
      const line = lines.get(address) ?? [];
      if (waiting >= maxWaiting || line.length >= maxWaitingEach) return Promise.reject(new NoPlaceError('FULL'));
      lines.set(address, line);
      waiting++;
      return waitIn(line, signal, (entry) => remove(address, entry));
    },
    takeNext: () => {
      const [next] = lines;
      if (!next) return undefined;
      const [address, line] = next;
      lines.delete(address);
      const entry = line.shift();
      if (line.length > 0) lines.set(address, line);
      waiting--;
      return entry;
    },
  };
}

/** Waits in a line. Rejects if the client disconnects. */
const waitIn = (line: Waiting[], signal: AbortSignal, remove: (entry: Waiting) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      remove(entry);
      reject(new NoPlaceError('GONE'));
    };
    const entry: Waiting = {
      enter: () => {
        signal.removeEventListener('abort', leave);
        resolve();
      },
    };
    signal.addEventListener('abort', leave, { once: true });
    line.push(entry);
  });

/** Removes an entry. Returns whether it was in the line. */
function leaveLine(lines: Map<string, Waiting[]>, address: string, entry: Waiting): boolean {
  const line = lines.get(address);
  const index = line?.indexOf(entry) ?? -1;
  if (!line || index < 0) return false;
  line.splice(index, 1);
  if (line.length === 0) lines.delete(address);
  return true;
}
