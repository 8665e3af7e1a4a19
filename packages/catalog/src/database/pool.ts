/**
 * Connection pool for a database that may be unreachable. Every caller gets an answer or `UNAVAILABLE` within a time limit. A hung
 * server looks like a slow one, so every step has a client-side timeout. While the server is away, one probe at a time runs for all
 * callers; the first that succeeds lets all of them proceed.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { destroy, longestMs, TOO_LATE, tryOnce, watched, withClock } from './clock.js';
import { asSeenAbove, codeOf, faultKind, isAway, NO_CONNECTIONS_LEFT, OTHER_SERVER, unavailable } from './faults.js';
import type { Observer, PoolName, PoolState } from './observing.js';
import { toOneServer } from './one-server.js';
import { valueTypes } from './value-types.js';

/** Time limits and the length of the queue. */
export interface Limits {
  /** Maximum time to get a connection, including the time in the queue. */
  readonly connectMs: number;
  /** Maximum time of a query. */
  readonly questionMs: number;
  /** Time after which a separate connection checks whether the server is alive, for queries that may take long. */
  readonly watchMs?: number | undefined;
  /** Maximum time of a probe of an unreachable server. */
  readonly trialMs: number;
  /** Maximum number of queries that wait for a connection. */
  readonly waiting: number;
}

/** Options of a pool. */
export interface PoolOptions {
  readonly name: PoolName;
  readonly observer?: Observer | undefined;
  /** Returns the address of the server; called again before each new connection, since the server may have been restarted. */
  readonly address: () => Promise<string>;
  readonly connections: number;
  readonly limits: Limits;
  /** Whether its connections are read-only. */
  readonly isReader?: boolean | undefined;
  /** Whether the address may lead to several servers. All connections are then to one of them. */
  readonly mayBeSeveral?: boolean | undefined;
  readonly onAway?: ((reason: string) => void) | undefined;
  readonly onBack?: ((awayMs: number) => void) | undefined;
}

/** A connection as Kysely uses it. */
export interface Connection {
  query(...question: readonly unknown[]): Promise<unknown>;
  /** Runs work on the connection itself, with the timeout of a query. */
  run<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  release(discard?: boolean): void;
}

/** A pool as Kysely uses it. */
export interface Pool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
  /** Whether the server was unreachable at the last attempt. */
  isAway(): boolean;
  /** Probes a server that was away; rejects with `UNAVAILABLE` while it still is. */
  trial(): Promise<void>;
  /** Current counts of connections. */
  counts(): PoolState;
  /** Number of servers it has used, where the address may lead to several. */
  servers(): number;
}

const FULL_RETRY_MS = 50;
/** Attempts to reach the same server behind a load balancer. */
const MAX_OTHERS = 20;
/** The server's timeout is a little shorter, since its error shows that it is alive. */
const SERVER_SHARE = 0.9;
/** The timeouts here are shorter than those of pg-pool, which clean up. */
const LEFT_OVER_MS = 200;

/** Creates a pool. It connects lazily. */
export function openPool(options: PoolOptions): Pool {
  const { limits, address } = options;
  const server = presence(options);
  let pool: ServerPool | undefined;
  let waiting = 0;
  let servers = 0;
  let isEnded = false;

  const failed = (error: unknown): unknown => {
    if (isAway(error) && !isEnded) {
      // Idle connections to a lost server are useless; those in use fail by themselves.
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
      // An idle connection shows that the server runs; a new one needs its address.
      if (!pool || pool.state().idle === 0) {
        const url = await address();
        pool ??= serverPool(url, options, () => servers++);
      }
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

/** Tracks whether a server is away, and runs one probe at a time. */
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

/** Connections to one server. */
interface ServerPool {
  /** A connection; undefined when the pool was retired meanwhile. */
  connect(until: number): Promise<pg.PoolClient | undefined>;
  /** Retires the pool without waiting for connections in use. */
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
      // pg-pool handles errors of idle connections only; an unhandled error of one in use would end the process.
      client.on('error', () => undefined);
      await client.query(settings);
      await accept?.(client);
    },
  });
  pool.on('error', () => undefined);
  return pool;
}

/** A connection of the pool. While the server has none left, waits for one of this pool to become free. */
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
      const client = await withClock(Math.max(0, until - performance.now()), Promise.race([connecting, gone]), 'a connection');
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

/** Returns a connection that arrives too late to the pool. */
const giveBack = (connecting: Promise<pg.PoolClient>): void =>
  void connecting.then(
    (client) => client.release(),
    () => undefined,
  );

/** A connection with query timeouts. After a failed query it is not used again. */
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

/** Runs a statement and reports it to the observer. */
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

/** The text of a query, which is a string or an object with a text. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { readonly text?: unknown } | null)?.text ?? '');
