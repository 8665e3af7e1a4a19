/** Clients that ask without pause while something happens to the service. */
import { setTimeout as pause } from 'node:timers/promises';

/** What clients of one kind met. */
interface LoadResult {
  /** How often each status came; 0 for no answer at all. */
  readonly statuses: Readonly<Record<number, number>>;
  /** 503 without `Retry-After`. */
  readonly withoutRetry: number;
  readonly slowestMs: number;
}

/** Clients that were started. */
export interface RequestLoad {
  /** Resolves once so many answers have come. */
  answered(count: number): Promise<void>;
  /** Lets each have its last answer. */
  stop(): Promise<LoadResult>;
}

/** Starts clients; each asks for the next address as soon as it has an answer. */
export function startRequestLoad(count: number, addressOf: (question: number) => string): RequestLoad {
  const statuses: Record<number, number> = {};
  let [withoutRetry, slowestMs, questions, isDone] = [0, 0, 0, false];
  const ask = async (): Promise<void> => {
    const begun = performance.now();
    const response = await fetch(addressOf(questions++)).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const status = response?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 503 && !response?.headers.has('retry-after')) withoutRetry++;
    slowestMs = Math.max(slowestMs, performance.now() - begun);
  };
  const client = async (): Promise<void> => {
    while (!isDone) {
      await ask();
      await pause(2);
    }
  };
  const clients = Array.from({ length: count }, client);
  return {
    answered: async (count) => {
      while (Object.values(statuses).reduce((sum, each) => sum + each, 0) < count) await pause(5);
    },
    stop: async () => {
      isDone = true;
      await Promise.all(clients);
      return { statuses, withoutRetry, slowestMs };
    },
  };
}
