/** Client-side timeouts, so that no wait for a database server is endless. */
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Error code of a `withClock` timeout. */
export const TOO_LATE = 'ETIMEDOUT';

/** How to check on a separate connection whether a server is alive. */
interface Watching {
  readonly address: () => Promise<string>;
  readonly limits: { readonly watchMs?: number | undefined; readonly trialMs: number };
}

/** Rejects when the server dies before it has answered. */
export async function watched<T>(answer: Promise<T>, { address, limits: { watchMs, trialMs } }: Watching): Promise<T> {
  if (watchMs === undefined) return answer;
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await pause(watchMs, undefined, { signal: done.signal, ref: false });
      await tryOnce(await address(), trialMs);
    }
  };
  const watching = watch();
  watching.catch(() => undefined);
  return Promise.race([answer, watching]).finally(() => done.abort());
}

/** Closes the socket without a goodbye, which a hung server would never answer. */
export const destroy = (client: pg.ClientBase): void =>
  void (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();

/** Rejects unless the server accepts a connection and answers a query in time. */
export async function tryOnce(connectionString: string, limitMs: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await withClock(
      limitMs,
      client.connect().then(() => client.query('select 1')),
      'a connection',
    );
  } finally {
    destroy(client);
  }
}

/** Upper bound of a wait with a limit, however busy this process is. */
export const longestMs = (limitMs: number): number => 2 * limitMs;

/**
 * Rejects with the code `ETIMEDOUT` when the promise takes longer. Time in which this process was busy does not count, since it
 * could not read an answer that had arrived.
 */
export async function withClock<T>(limitMs: number, promise: Promise<T>, what: string): Promise<T> {
  const atFirst = performance.eventLoopUtilization();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = (): void => reject(Object.assign(new Error(`${what} took longer than ${Math.round(limitMs)} ms`), { code: TOO_LATE }));
    const look = (grantedMs: number): void => {
      const owedMs = Math.min(limitMs + performance.eventLoopUtilization(atFirst).active, longestMs(limitMs)) - grantedMs;
      if (owedMs >= 1) wait(owedMs, grantedMs + owedMs);
      // Read what has arrived meanwhile first.
      else setImmediate(tooLate);
    };
    const wait = (ms: number, grantedMs: number): void => {
      timer = setTimeout(look, ms, grantedMs);
    };
    wait(limitMs, limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
