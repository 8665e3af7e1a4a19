/**
 * Connections to a database that comes and goes. Whoever asks gets an answer or `UNAVAILABLE` within a limit of time, never a hang:
 * a server that has stopped in the middle looks like a slow one, so every step has its own clock on this side. While the server is
 * away, one trial at a time is made for all who ask; the first that succeeds lets everybody through.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { destroy, longestMs, TOO_LATE, tryOnce, watched, withClock } from './clock.js';
import { asSeenAbove, codeOf, faultKind, isAway, NO_CONNECTIONS_LEFT, OTHER_SERVER, unavailable } from './faults.js';
import type { Observer, PoolName, PoolState } from './observing.js';
import { toOneServer } from './one-server.js';
import { valueTypes } from './value-types.js';

/** How long things may take, and how much may wait. */
export interface Limits {
  /** Getting a connection, the time in the queue included. */
  readonly connectMs: number;
  /** One question. */
  readonly questionMs: number;
  /** How long a question may take before the server is asked aside whether it still lives; where questions may take long. */
  readonly watchMs?: number | undefined;
  /** A trial whether the server is back. */
  readonly trialMs: number;
  /** Questions that may wait for a connection. */
  readonly waiting: number;
}

/** What a pool is made of. */
export interface PoolOptions {
  readonly name: PoolName;
  readonly observer?: Observer | undefined;
  /** Where the server is; asked again after it was away. */
  readonly address: () => Promise<string>;
  readonly connections: number;
  readonly limits: Limits;
  /** Whether its connections only read. */
  readonly isReader?: boolean | undefined;
  /** Whether its address may stand for several servers: all connections are to one of them then. */
  readonly mayBeSeveral?: boolean | undefined;
  readonly onAway?: ((reason: string) => void) | undefined;
  readonly onBack?: ((awayMs: number) => void) | undefined;
}

/** A connection as Kysely uses it. */
export interface Connection {
  query(...question: readonly unknown[]): Promise<unknown>;
  /** Does some work on the connection itself, under the same clock as a question. */
  run<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  release(discard?: boolean): void;
}

/** A pool as Kysely uses it. */
export interface Pool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
  /** Whether the server was away when it was last asked. */
  isAway(): boolean;
  /** Tries to reach a server that was away; rejects with `UNAVAILABLE` while it still is. */
  trial(): Promise<void>;
  /** How many connections there are. */
  counts(): PoolState;
  /** How many servers it has led to, one after another, where its address may stand for several. */
  servers(): number;
}

const FULL_RETRY_MS = 50;
/** A balancer that leads to the same server not once in so many attempts does not lead there any more. */
const MAX_OTHERS = 20;
/** The server gives up a little before this side does: an answer that says so shows that it lives. */
const SERVER_SHARE = 0.9;
/** The clocks here strike first; those of the pool clear away what is left over. */
const LEFT_OVER_MS = 200;

/** Makes a pool; nothing is connected yet. */
export function openPool(options: PoolOptions): Pool {
  const { limits, address } = options;
  const server = presence(options);
  let pool: ServerPool | undefined;
  let waiting = 0;
  let servers = 0;
  let isEnded = false;

  const failed = (error: unknown): unknown => {
    if (isAway(error) && !isEnded) {
      // Idle connections to a server that is gone are worth nothing; those in use end by themselves.
      pool?.retire();
      pool = undefined;
      server.markAway(error as Error);
    }
    return asSeenAbove(error);
  };
  const connect = async (): Promise<Connection> => {
    const until = performance.now() + limits.connectMs;
    for (;;) {
      if (server.isAway()) await server.trial();
      const url = await address();
      pool ??= serverPool(url, options, () => servers++);
      const client = await pool.connect(until);
      if (client) return guarded(client, options, failed);
    }
  };

  return {
    connect: async () => {
      if (isEnded) throw unavailable('the catalog is closed');
      if (waiting >= limits.waiting) throw unavailable(`${waiting} questions wait already`);
      waiting++;
      try {
        return await connect();
      } catch (error) {
        const seen = failed(error);
        options.observer?.refused(options.name, faultKind(seen));
        throw seen;
      } finally {
        waiting--;
      }
    },
    servers: () => servers,
    counts: () => ({ pool: options.name, max: options.connections, ...(pool?.state() ?? { total: 0, idle: 0 }), waiting }),
    end: async () => {
      isEnded = true;
      await pool?.end();
    },
    isAway: server.isAway,
    trial: server.trial,
  };
}

/** What is known of a server: whether it is away, and one trial at a time whether it is back. */
function presence({ address, limits, onAway, onBack }: PoolOptions) {
  let awaySince: number | undefined;
  let underWay: Promise<void> | undefined;
  const tryAgain = async (): Promise<void> => {
    const trial = address().then((url) => tryOnce(url, limits.trialMs));
    await withClock(limits.trialMs, trial, 'a connection').catch((error: unknown) => {
      throw asSeenAbove(error);
    });
    const awayMs = performance.now() - (awaySince ?? performance.now());
    awaySince = undefined;
    onBack?.(awayMs);
  };
  return {
    isAway: () => awaySince !== undefined,
    markAway: (error: Error): void => {
      if (awaySince !== undefined) return;
      awaySince = performance.now();
      onAway?.(error.message);
    },
    trial: (): Promise<void> => {
      underWay ??= tryAgain().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

/** Connections to a server that was there when the pool was made. */
interface ServerPool {
  /** A connection; undefined when the pool was given up meanwhile. */
  connect(until: number): Promise<pg.PoolClient | undefined>;
  /** Gives the pool up without waiting for what is in use. */
  retire(): void;
  state(): Pick<PoolState, 'total' | 'idle'>;
  end(): Promise<void>;
}

function serverPool(connectionString: string, options: PoolOptions, onServer: () => void): ServerPool {
  const pool = pgPool(connectionString, options, onServer);
  const retired = new EventEmitter().setMaxListeners(0);
  return {
    connect: (until) => whenFree(pool, until, retired),
    retire: () => {
      pool.end().catch(() => undefined);
      retired.emit('retired');
    },
    state: () => ({ total: pool.totalCount, idle: pool.idleCount }),
    end: () => pool.end(),
  };
}

function pgPool(connectionString: string, { connections, limits, isReader, mayBeSeveral }: PoolOptions, onServer: () => void): pg.Pool {
  const accept = mayBeSeveral ? toOneServer(onServer) : undefined;
  const settings = `set statement_timeout = ${Math.round(limits.questionMs * SERVER_SHARE)}${isReader ? '; set default_transaction_read_only = on' : ''}`;
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types: valueTypes,
    application_name: 'rangefinder',
    connectionTimeoutMillis: longestMs(limits.connectMs) + LEFT_OVER_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    onConnect: async (client) => {
      // pg-pool listens to idle connections only; one that breaks while it is in use would end the process, unheard.
      client.on('error', () => undefined);
      await client.query(settings);
      await accept?.(client);
    },
  });
  pool.on('error', () => undefined);
  return pool;
}

/** A connection of the pool. While the server has none left, those that this pool has may become free. */
async function whenFree(pool: pg.Pool, until: number, retired: EventEmitter): Promise<pg.PoolClient | undefined> {
  for (let others = 0; ; ) {
    const isFull = pool.totalCount >= pool.options.max;
    let onRetired = (): void => undefined;
    const gone = new Promise<undefined>((resolve) => {
      onRetired = () => resolve(undefined);
      retired.once('retired', onRetired);
    });
    const connecting = pool.connect();
    try {
      const client = await withClock(until - performance.now(), Promise.race([connecting, gone]), 'a connection');
      if (client === undefined) giveBack(connecting);
      return client;
    } catch (error) {
      giveBack(connecting);
      if (isFull && codeOf(error) === TOO_LATE) throw unavailable('all connections are busy');
      if (codeOf(error) === OTHER_SERVER && ++others < MAX_OTHERS && performance.now() < until) continue;
      const mayComeFree = codeOf(error) === NO_CONNECTIONS_LEFT && pool.totalCount > 0 && performance.now() + FULL_RETRY_MS < until;
      if (!mayComeFree) throw error;
      await pause(FULL_RETRY_MS);
    } finally {
      retired.off('retired', onRetired);
    }
  }
}

/** What comes too late goes back. */
const giveBack = (connecting: Promise<pg.PoolClient>): void =>
  void connecting.then(
    (client) => client.release(),
    () => undefined,
  );

/** A connection whose questions have a clock. One that failed to answer answers nothing more and is not used again. */
function guarded(client: pg.PoolClient, options: PoolOptions, failed: (error: unknown) => unknown): Connection {
  const { observer, name, limits } = options;
  let broken: Error | undefined;
  const run = async <T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
    if (broken) throw asSeenAbove(broken);
    try {
      return await withClock(limits.questionMs, watched(work(client), options), 'an answer');
    } catch (error) {
      if (isAway(error)) {
        broken = error as Error;
        destroy(client);
      }
      throw failed(error);
    }
  };
  const query = client.query.bind(client) as (...question: readonly unknown[]) => Promise<unknown>;
  return {
    run,
    query: (...question) => {
      const ask = () => run(() => query(...question));
      return observer ? observed(observer, name, question[0], ask) : ask();
    },
    release: (discard = false) => client.release(broken ?? discard),
  };
}

/** A statement, as its observer sees it. */
async function observed<T>(observer: Observer, pool: PoolName, statement: unknown, ask: () => Promise<T>): Promise<T> {
  const end = observer.statement(pool, textOf(statement));
  try {
    const answer = await ask();
    end();
    return answer;
  } catch (error) {
    end(faultKind(error));
    throw error;
  }
}

/** The text of what pg is asked: a text itself, or an object that has one. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { readonly text?: unknown } | null)?.text ?? '');
