/**
 * A PostgreSQL server for tests: programs from npm, in a temporary folder, on a free port of the loopback, removed afterwards. It
 * never skips tests: if the server cannot start, it rejects with the server's output.
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ended } from '../postgres/processes.js';
import {
  initialize,
  makeDataFolder,
  type RunningServer,
  runServer,
  type Site,
  SUPERUSER,
  serverState,
  siteOf,
} from '../postgres/server.js';
import { copyCluster, type Primary } from './copy-cluster.js';

/** A running server. */
export interface TestServer {
  /** Address of its first database, which tests do not use. */
  readonly url: string;
  /** Folder of its cluster. */
  readonly data: string;
  /** Creates an empty database, or a copy of one without connections; returns its address. */
  createDatabase(template?: string): Promise<string>;
  /** Process id of the server. */
  pid(): Promise<number>;
  /** Shuts the server down like an administrator, and restarts it on the same port after a time. */
  restart(awayMs?: number): Promise<void>;
  /** Stops the server and removes its folder; a second call does nothing. */
  stop(): Promise<void>;
}

/** Options of a server. */
export interface ServerOptions {
  /** Primary of which it is a streaming replica, with the same databases and password. */
  readonly replicaOf?: Primary | undefined;
  /** Settings that override those of tests: `shared_buffers=1GB`. */
  readonly settings?: readonly string[];
}

/** Crash safety takes time that tests do not need. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100', 'shared_buffers=64MB'];

/**
 * Starts a server. Under root it runs as an unprivileged account.
 * @example const server = await startPostgres(); const catalog = await openCatalog({ url: await server.createDatabase() })
 */
export async function startPostgres({ settings = [], replicaOf }: ServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-postgres-'));
  try {
    await chmod(folder, 0o711);
    const site = await siteOf(join(folder, 'data'), folder);
    const password = replicaOf ? new URL(replicaOf.url).password : randomBytes(12).toString('hex');
    await makeDataFolder(site);
    if (replicaOf) await copyCluster(replicaOf, site);
    else await initialize(site, password);
    const start = (port?: number) =>
      runServer(site, { settings: [...SETTINGS, ...settings], watchdogPipe: 'pipe', log: join(folder, 'server.log'), port });
    return testServer({ folder, site, password, start }, await start());
  } catch (error) {
    await remove(folder);
    throw error;
  }
}

interface Kept {
  readonly folder: string;
  readonly site: Site;
  readonly password: string;
  readonly start: (port: number) => Promise<RunningServer>;
}

function testServer({ folder, site, password, start }: Kept, first: RunningServer): TestServer {
  const base = `postgres://${SUPERUSER}:${password}@127.0.0.1:${first.port}`;
  const url = `${base}/postgres`;
  let running = first;
  let stopping: Promise<void> | undefined;
  return {
    url,
    data: site.data,
    createDatabase: async (template = 'template1') => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await execute(url, `create database ${name} template ${template}`);
      return `${base}/${name}`;
    },
    pid: async () => (await serverState(site.data))?.pid ?? Number.NaN,
    restart: async (awayMs = 0) => {
      await shutDown(running);
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      running = await start(first.port);
    },
    stop: () => {
      stopping ??= shutDown(running).then(() => remove(folder));
      return stopping;
    },
  };
}

/** Closes the watchdog pipe, which ends the server even with open connections. */
async function shutDown({ child }: RunningServer): Promise<void> {
  child.stdin?.destroy();
  if (process.platform === 'win32') child.kill();
  await ended(child);
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
