/** Opens the catalog: a database server when there is an address, else the embedded database. */
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema.js';
import { type CopyRows, copyInto } from './copy.js';
import { openEmbedded } from './embedded.js';
import { valueTypes } from './value-types.js';

/** Where the catalog is. */
export interface CatalogOptions {
  /** Address of a server: `postgres://…`. */
  readonly url?: string | undefined;
  /** Address of a replica that answers reads. */
  readonly readUrl?: string | undefined;
  /** Folder of the embedded database; `memory://` keeps it in memory. By default `.rangefinder/catalog` in the checkout. */
  readonly folder?: string | undefined;
  /** Packed empty database for a first start; by default the one that the build made. */
  readonly template?: string | undefined;
  /** Connections to a server, at most. */
  readonly connections?: number | undefined;
}

/** An open catalog. */
export interface Catalog {
  readonly db: Kysely<Tables>;
  /** The replica, or the same as `db`. */
  readonly readDb: Kysely<Tables>;
  readonly kind: 'server' | 'embedded';
  /** Does some work on one connection, which nobody else uses meanwhile. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Resolves when reads can be answered, else rejects with the reason. */
  ping(): Promise<void>;
  /** Closes everything; a second call does nothing. */
  close(): Promise<void>;
}

/** One connection. */
export interface Session {
  readonly db: Kysely<Tables>;
  /** COPY into tables; the embedded database has none. What is asked while it runs waits for its turn. */
  readonly copy: CopyRows | undefined;
}

const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..');
const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;

/**
 * Opens the catalog. A server is not asked anything yet, so the rest can start without it; the embedded database is ready when
 * this resolves. Rejects with `FOLDER_IN_USE` when another process has the folder.
 * @example const catalog = await openCatalog({ url: process.env['DATABASE_URL'] })
 */
export async function openCatalog(options: CatalogOptions = {}): Promise<Catalog> {
  // An empty variable of the environment means that there is no server.
  return options.url ? openOnServer(options.url, options) : openInProcess(options);
}

function openOnServer(url: string, { readUrl, connections = CONNECTIONS }: CatalogOptions): Catalog {
  const pool = serverPool(url, connections);
  const db = kysely(pool);
  const readDb = !readUrl ? db : kysely(serverPool(readUrl, connections));
  const session = <T>(work: (session: Session) => Promise<T>) => onOneConnection(pool, work);
  return catalog({ kind: 'server', db, readDb, session }, async () => {
    await Promise.all([...new Set([db, readDb])].map((each) => each.destroy()));
  });
}

async function openInProcess({ folder, template }: CatalogOptions): Promise<Catalog> {
  const { pool, close } = await openEmbedded(folder ?? join(CHECKOUT, '.rangefinder', 'catalog'), template);
  const db = kysely(pool);
  return catalog({ kind: 'embedded', db, readDb: db, session: (work) => work({ db, copy: undefined }) }, async () => {
    await db.destroy();
    await close();
  });
}

function catalog(parts: Omit<Catalog, 'ping' | 'close'>, closeAll: () => Promise<void>): Catalog {
  let closing: Promise<void> | undefined;
  return {
    ...parts,
    ping: async () => {
      await sql`select 1`.execute(parts.readDb);
    },
    close: () => {
      closing ??= closeAll();
      return closing;
    },
  };
}

/** A connection that broke is not given back to the pool. */
async function onOneConnection<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  const inTurn = oneAfterAnother();
  const query = (...question: Parameters<typeof client.query>) => inTurn(() => client.query(...question));
  const alone = kysely({ connect: async () => ({ query, release: () => undefined }), end: async () => undefined } as unknown as pg.Pool);
  try {
    return await work({ db: alone, copy: (pieces) => inTurn(() => copyInto(client, pieces)) });
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** A connection answers one question at a time: others wait, whoever asked them. */
function oneAfterAnother(): <T>(ask: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const answer = last.then(ask);
    last = answer.catch(() => undefined);
    return answer;
  };
}

const kysely = (pool: pg.Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

function serverPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: valueTypes,
    application_name: 'rangefinder',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the next query, which tells if it cannot be; unheard, it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
