/**
 * Places for work, handed out in turns: whoever waits gets the next place, one address after another, so that a thousand
 * questions of one address delay those of others by one question and not by a thousand. Bounded: what finds the queue full
 * is refused at once.
 */

/** Why nobody gets a place: too many wait, the caller has gone, or it took too long. */
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
   * @example await queue.run('192.0.2.7', caller.signal(), () => pool.run(task))
   */
  run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
  /** Works that go on. */
  readonly busy: number;
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
}

/** A queue that takes addresses in rotation. */
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
  /** Waits until it is taken. */
  join(address: string, signal: AbortSignal): Promise<void>;
  /** The first of the next address; the address goes to the end of the rotation. */
  takeNext(): Waiting | undefined;
}

/** A line for each address. */
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

/** Waits in a line until it is let in; rejects when the caller goes. */
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

/** Whether it stood there. */
function leaveLine(lines: Map<string, Waiting[]>, address: string, entry: Waiting): boolean {
  const line = lines.get(address);
  const index = line?.indexOf(entry) ?? -1;
  if (!line || index < 0) return false;
  line.splice(index, 1);
  if (line.length === 0) lines.delete(address);
  return true;
}
