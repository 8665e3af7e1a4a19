/** Clients that send requests without pause while something happens to the service. */
import { setTimeout as pause } from 'node:timers/promises';

/** Answers that the clients got. */
interface LoadResult {
  /** Number of answers by status; 0 means no answer at all. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Number of answers 503 without `Retry-After`. */
  readonly withoutRetry: number;
  /** Of the requests that began after `warmUp`. */
  readonly slowestMs: number;
}

/** Running clients. */
export interface RequestLoad {
  /** Resolves after this number of answers. A process that has just started is slow. */
  warmUp(count: number): Promise<void>;
  /** Stops the clients after their last answers. */
  stop(): Promise<LoadResult>;
}

/** Starts clients. Each requests the next address when it has an answer. */
export function startRequestLoad(count: number, addressOf: (question: number) => string): RequestLoad {
  const statuses: Record<number, number> = {};
  let [withoutRetry, slowestMs, questions, isDone, isWarm] = [0, 0, 0, false, false];
  const ask = async (): Promise<void> => {
    const begun = performance.now();
    const isMeasured = isWarm;
    const response = await fetch(addressOf(questions++)).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const status = response?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 503 && !response?.headers.has('retry-after')) withoutRetry++;
    if (isMeasured) slowestMs = Math.max(slowestMs, performance.now() - begun);
  };
  const client = async (): Promise<void> => {
    while (!isDone) {
      await ask();
      await pause(2);
    }
  };
  const clients = Array.from({ length: count }, client);
  return {
    warmUp: async (count) => {
      while (Object.values(statuses).reduce((sum, each) => sum + each, 0) < count) await pause(5);
      isWarm = true;
    },
    stop: async () => {
      isDone = true;
      await Promise.all(clients);
      return { statuses, withoutRetry, slowestMs };
    },
  };
}
