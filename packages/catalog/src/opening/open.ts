/** Opens the catalog: on a database server if there is an address, otherwise on an embedded server with a folder. */
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { catalogError, isUnavailable } from '../database/catalog-error.js';
import { CHECKOUT } from '../database/checkout.js';
import type { Observer, PoolState, ServerState } from '../database/observing.js';
import { type Connection, type Limits, openPool, type Pool } from '../database/pool.js';
import { type Nearest, nearestOf, type ReplicaState } from '../database/replica.js';
import { type CatalogState, stateOf } from '../database/revision.js';
import { type EmbeddedServer, serveEmbedded } from '../embedded/serve-embedded.js';
import type { Tables } from '../schema.js';
import { checkTables } from './check-tables.js';

/** Options of the catalog. */
export interface CatalogOptions {
  /** Address of a server: `postgres://…`. */
  readonly url?: string | undefined;
  /** Address of a replica for reads. While it is away or too far behind, the server is read. */
  readonly readUrl?: string | undefined;
  /** Maximum age of replica reads compared with the server, in milliseconds; 5,000 by default. */
  readonly maxLagMs?: number | undefined;
  /** Folder of the embedded catalog. By default `.rangefinder/catalog` in the checkout. */
  readonly folder?: string | undefined;
  /** Packed database for the first start in a folder; by default that of the build. */
  readonly template?: string | undefined;
  /** Maximum number of connections for reads. */
  readonly connections?: number | undefined;
  /** Limits of reads. The defaults are those of a service, which answers within two seconds. */
  readonly limits?: Partial<Limits> | undefined;
  /** Called once each time the database goes away, with the reason. */
  readonly onAway?: ((reason: string) => void) | undefined;
  /** Called when it is back, with the milliseconds it was away. */
  readonly onBack?: ((awayMs: number) => void) | undefined;
  /** Observer of all statements. */
  readonly observer?: Observer | undefined;
  /** Called with messages for the operator. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** An open catalog. Queries reject with the code `UNAVAILABLE` while the database is away, and work again once it is back. */
export interface Catalog {
  /** For writes, migrations and other long work. */
  readonly db: Kysely<Tables>;
  /** For reads with time limits, from the replica if there is one that is close enough. Rejects writes. */
  readonly readDb: Kysely<Tables>;
  readonly kind: 'server' | 'embedded';
  /**
   * Runs `question(catalog.readDb)`; if the replica goes away meanwhile, runs it again on the primary.
   * @example await catalog.read((db) => findUnit(db, 'alpha-strike/atlas-as7-d'))
   */
  read<T>(question: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The current state of the catalog. What is read after it is at least as new, as long as reads stay on one server. */
  state(): Promise<ReadState>;
  /** State of the replica; undefined without one. */
  replica(): ReplicaState | undefined;
  /** Runs work on one exclusive connection. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Whether the database was away at the last attempt. Starts a probe in the background if so. */
  isAway(): boolean;
  /** Resolves when reads can be answered from every table, otherwise rejects with the reason. */
  ping(): Promise<void>;
  /** Current state of the connection pools. */
  pools(): readonly PoolState[];
  /** Queries the state of each server; never rejects. Takes at most the time of a query. */
  servers(): Promise<readonly ServerState[]>;
  /** Closes everything; a second call does nothing. */
  close(): Promise<void>;
}

/** State of the catalog on one server. */
export interface ReadState extends CatalogState {
  /** The key, and the number of switches of reads between servers: equal before and after an answer from one state. */
  readonly readKey: string;
}

/** One connection. */
export interface Session {
  readonly db: Kysely<Tables>;
  /** Runs work on the connection itself. */
  run<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
}

const CONNECTIONS = 10;
const MAX_LAG_MS = 5_000;
/** Each connection is a server process; ten would take half of the memory. */
const EMBEDDED_CONNECTIONS = 5;
const WRITING_CONNECTIONS = 5;

/** A query and a probe after it take less than two seconds. */
const READ_LIMITS: Limits = { connectMs: 1_200, questionMs: 1_200, trialMs: 500, waiting: 500 };
/** Imports wait for each other, and indexes of millions of rows take minutes. */
const WRITE_LIMITS: Limits = { connectMs: 5_000, questionMs: 3_600_000, watchMs: 5_000, trialMs: 5_000, waiting: 1_000 };

/**
 * Opens the catalog. A database server is not contacted yet, so that the caller can start without it; the embedded server is
 * running when this resolves. Rejects with a `CatalogError` when the address or the folder cannot be used.
 * @example const catalog = await openCatalog({ url: process.env['DATABASE_URL'] })
 */
export async function openCatalog(options: CatalogOptions = {}): Promise<Catalog> {
  // An empty environment variable means that there is no server.
  return options.url ? openServer(options.url, options) : openFolder(options);
}

function openServer(url: string, options: CatalogOptions): Catalog {
  const at = (given: string, name: string) => async () => checkedAddress(given, name);
  checkedAddress(url, 'DATABASE_URL');
  const replica = options.readUrl ? at(checkedAddress(options.readUrl, 'DATABASE_READ_URL'), 'DATABASE_READ_URL') : undefined;
  return opened('server', at(url, 'DATABASE_URL'), replica, options, async () => undefined);
}

async function openFolder(options: CatalogOptions): Promise<Catalog> {
  const { folder = join(CHECKOUT, '.rangefinder', 'catalog'), template, onNotice } = options;
  const server: EmbeddedServer = await serveEmbedded({ folder, template, onNotice });
  return opened('embedded', server.address, undefined, { connections: EMBEDDED_CONNECTIONS, ...options }, server.close);
}

/** The error does not show the address, which may contain a password. */
function checkedAddress(given: string, name: string): string {
  if (!URL.canParse(given) || !/^postgres(ql)?:$/.test(new URL(given).protocol))
    throw catalogError('BAD_ADDRESS', `${name}: expected a postgres:// address, such as postgres://user:password@host:5432/database`);
  return given;
}

type Address = () => Promise<string>;

function opened(
  kind: Catalog['kind'],
  address: Address,
  replica: Address | undefined,
  { connections = CONNECTIONS, limits, maxLagMs = MAX_LAG_MS, observer, onAway, onBack, onNotice }: CatalogOptions,
  release: () => Promise<void>,
): Catalog {
  const readOptions = { connections, observer, limits: { ...READ_LIMITS, ...limits }, isReader: true };
  const writer = openPool({ name: 'write', observer, address, connections: WRITING_CONNECTIONS, limits: WRITE_LIMITS });
  const primary = openPool({ ...readOptions, name: 'read', address, onAway, onBack });
  const copy = replica && openPool({ ...readOptions, name: 'replica', address: replica, mayBeSeveral: true });
  const nearest = copy && nearestOf({ replica: copy, primary, maxLagMs, onNotice, database: kysely });
  const reader = nearest ?? primary;
  const readDb = kysely(reader);
  const reads = readsOf(readDb, nearest);
  let closing: Promise<void> | undefined;
  return {
    kind,
    db: kysely(writer),
    readDb,
    ...reads,
    session: (work) => onOneConnection(writer, work),
    isAway: () => {
      if (reader.isAway()) reader.trial().catch(() => undefined);
      return reader.isAway();
    },
    ping: () => reads.read(checkTables),
    pools: () => [writer, primary, ...(copy ? [copy] : [])].map((pool) => pool.counts()),
    servers: () => Promise.all([serverState('primary', primary), ...(copy ? [serverState('replica', copy)] : [])]),
    close: () => {
      closing ??= Promise.all([writer.end(), reader.end()]).then(release);
      return closing;
    },
  };
}

/** Queries a server through its pool, so that problems of the pool are detected as well. */
async function serverState(server: ServerState['server'], pool: Pool): Promise<ServerState> {
  const state = await stateOf(kysely(pool)).catch(() => undefined);
  return { server, isUp: !pool.isAway(), revision: state?.revision };
}

/** Reads with fallback from the replica to the primary. */
function readsOf(readDb: Kysely<Tables>, nearest: Nearest | undefined): Pick<Catalog, 'read' | 'state' | 'replica'> {
  const primaryDb = nearest && kysely(nearest.primary);
  const read: Catalog['read'] = async (question) => {
    const wasRead = nearest?.replica().isRead;
    try {
      return await question(readDb);
    } catch (error) {
      if (!wasRead || !primaryDb || !isUnavailable(error)) throw error;
      return question(primaryDb);
    }
  };
  return {
    read,
    state: async () => {
      const state = await read(stateOf);
      return { ...state, readKey: `${state.key}.${nearest?.switches() ?? 0}` };
    },
    replica: () => nearest?.replica(),
  };
}

async function onOneConnection<T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  const inTurn = oneAfterAnother();
  const query: Connection['query'] = (...question) => inTurn(() => connection.query(...question));
  const run: Session['run'] = (task) => inTurn(() => connection.run(task));
  const alone = kysely({ connect: async () => ({ query, run, release: () => undefined }), end: async () => undefined });
  try {
    return await work({ db: alone, run });
  } finally {
    connection.release();
  }
}

/** Queues tasks, since a connection answers one query at a time. */
function oneAfterAnother(): <T>(ask: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const answer = last.then(ask);
    last = answer.catch(() => undefined);
    return answer;
  };
}

const kysely = (pool: Pick<Pool, 'connect' | 'end'>): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
