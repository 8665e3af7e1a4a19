/** Clocks on this side: nothing that a server owes is waited for without end. */
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What `withClock` rejects with as the code of its error. */
export const TOO_LATE = 'ETIMEDOUT';

/** How a server is asked aside whether it still lives. */
interface Watching {
  readonly address: () => Promise<string>;
  readonly limits: { readonly watchMs?: number | undefined; readonly trialMs: number };
}

/** Rejects when the server stops living before it has answered. */
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

/** The server may have stopped for good: its goodbye is not waited for. */
export const destroy = (client: pg.ClientBase): void =>
  void (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();

/** Whether the server takes a connection and a question in time. */
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

/** However busy this process is, nobody waits longer than this for what has a limit. */
export const longestMs = (limitMs: number): number => 2 * limitMs;

/**
 * Rejects with the code `ETIMEDOUT` when the promise takes longer. What counts is the time in which this process waited: while it
 * was busy itself, it could not read what had arrived.
 */
export async function withClock<T>(limitMs: number, promise: Promise<T>, what: string): Promise<T> {
  const atFirst = performance.eventLoopUtilization();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = (): void => reject(Object.assign(new Error(`${what} took longer than ${Math.round(limitMs)} ms`), { code: TOO_LATE }));
    const look = (grantedMs: number): void => {
      const owedMs = Math.min(limitMs + performance.eventLoopUtilization(atFirst).active, longestMs(limitMs)) - grantedMs;
      if (owedMs >= 1) wait(owedMs, grantedMs + owedMs);
      // What has arrived meanwhile is read first.
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
