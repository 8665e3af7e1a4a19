/**
 * The embedded catalog: a PostgreSQL server in a process of its own, shared by all processes that open the folder. The first
 * process starts it, others join, and it ends with the last one. If it is killed, the next query starts it again.
 */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type CatalogError, catalogError } from '../database/catalog-error.js';
import { isAlive } from '../postgres/processes.js';
import { isServer, lastWords, ownAll, runServer, type ServerState, serverState, siteOf } from '../postgres/server.js';
import { makeCluster, NAME, templatePath } from './cluster.js';
import { claimFolder, damaged, exists, type FolderPaths, pathsIn, writeMarker } from './folder.js';
import { lockFolder } from './folder-lock.js';
import { type Hold, holdNewServer, holdServer, isLetGo } from './watchdog-pipe.js';

/** Options of the embedded catalog. */
export interface EmbeddedOptions {
  readonly folder: string;
  /** Packed database for a first start; by default that of the build. */
  readonly template?: string | undefined;
  /** Called with messages for the operator. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** A server that this process keeps alive. */
export interface EmbeddedServer {
  /** Last known address of the database. */
  readonly url: string;
  /** Returns the address of the database; restarts the server if it is gone. */
  address(): Promise<string>;
  /** Releases the server. Resolves when it has ended, or when other processes keep it alive. A second call does nothing. */
  close(): Promise<void>;
}

/** Committed data survives a power failure. Memory and background processes are few, since the server has one catalog to serve. */
const SETTINGS = [
  'max_connections=100',
  'shared_buffers=16MB',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'jit=off',
  'huge_pages=off',
  'io_method=sync',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'min_wal_size=8MB',
  'autovacuum_max_workers=1',
  'autovacuum_worker_slots=1',
  'autovacuum_naptime=5min',
  'max_parallel_workers_per_gather=0',
  'max_logical_replication_workers=0',
  // Ends queries of clients that are gone.
  ...(process.platform === 'linux' ? ['client_connection_check_interval=1s'] : []),
  'log_checkpoints=off',
  // Errors of queries are reported to the client.
  'log_min_messages=log',
];

const ENTER_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;
const END_TIMEOUT_MS = 15_000;
const POLL_MS = 20;
/** Folder for copies of the programs where the unprivileged account cannot reach them. Only root needs it, and root may write there. */
const PROGRAMS = '/var/lib/rangefinder';

/** A server that was found or started. */
interface Entered {
  readonly url: string;
  readonly pid: number;
  readonly hold: Hold;
}

/**
 * Starts the server of a folder or joins it. Rejects with a `CatalogError` when the folder is not a catalog, damaged or of an
 * earlier version, or when npm has no PostgreSQL for this platform.
 * @example const { url, close } = await serveEmbedded({ folder: '.rangefinder/catalog' })
 */
export async function serveEmbedded({ folder, template = templatePath(), onNotice }: EmbeddedOptions): Promise<EmbeddedServer> {
  const paths = pathsIn(folder);
  await claimFolder(paths).catch((error: NodeJS.ErrnoException) => {
    throw withFolder(paths, error);
  });
  let current = await enter(paths, template);
  let entering: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  const enterAgain = async (): Promise<void> => {
    if (await isServer(current.pid)) return;
    onNotice?.(`The embedded PostgreSQL server of ${paths.folder} has ended; starting it again.`);
    current.hold.release();
    current = await enter(paths, template);
  };
  const oneForAll = (): Promise<void> => {
    entering ??= enterAgain().finally(() => {
      entering = undefined;
    });
    return entering;
  };
  const leave = async (): Promise<void> => {
    await entering?.catch(() => undefined);
    await letGo(paths, current);
  };
  return {
    get url() {
      return current.url;
    },
    address: async () => {
      if (closing !== undefined) throw catalogError('UNAVAILABLE', 'The catalog is closed.');
      await oneForAll();
      return current.url;
    },
    close: () => {
      closing ??= leave();
      return closing;
    },
  };
}

async function enter(paths: FolderPaths, template: string): Promise<Entered> {
  const until = performance.now() + ENTER_TIMEOUT_MS;
  while (performance.now() < until) {
    const entered = (await joinRunning(paths)) ?? (await startAlone(paths, template));
    if (entered) return entered;
    await pause(POLL_MS);
  }
  throw damaged(paths.folder, `its PostgreSQL server did not answer within ${ENTER_TIMEOUT_MS / 1_000} s. ${await lastWords(paths.log)}`);
}

/** Joins a running server; undefined when there is none, or none yet. */
async function joinRunning(paths: FolderPaths): Promise<Entered | undefined> {
  const hold = holdServer(paths.watchdogPipe);
  if (hold === undefined) return undefined;
  const state = await serverState(paths.data);
  if (state?.isReady && isAlive(state.pid)) {
    const url = urlOf((await claimFolder(paths)).password, state.port);
    if (await answers(url)) return { url, pid: state.pid, hold };
  }
  hold.release();
  return undefined;
}

/** Starts the server unless another process is about to. */
async function startAlone(paths: FolderPaths, template: string): Promise<Entered | undefined> {
  const lock = await lockFolder(paths.folder);
  if (lock === undefined) return undefined;
  try {
    const state = await serverState(paths.data);
    if (state && isAlive(state.pid) && !(await isGone(paths, state, (await claimFolder(paths)).password))) return undefined;
    return await start(paths, template);
  } catch (error) {
    throw withFolder(paths, error as NodeJS.ErrnoException);
  } finally {
    await lock.release();
  }
}

async function start(paths: FolderPaths, template: string): Promise<Entered> {
  const site = await siteOf(paths.data, PROGRAMS);
  const marker = await claimFolder(paths);
  if (!(await exists(paths.data))) await makeCluster(paths, site, marker, template);
  // Created under another account, such as that of an earlier version.
  else if (site.account && (await stat(paths.data)).uid !== site.account.uid) await ownAll(paths.data, site.account);
  const starter = await holdNewServer(paths.watchdogPipe);
  try {
    const { child, port } = await runServer(site, { settings: SETTINGS, watchdogPipe: starter?.readEnd ?? 'pipe', log: paths.log });
    const { password, firstPassword } = await claimFolder(paths);
    if (firstPassword !== undefined) await changePassword(paths, port, password, firstPassword);
    child.unref();
    const pid = (await serverState(paths.data))?.pid ?? Number.NaN;
    return { url: urlOf(password, port), pid, hold: starter ?? { release: () => void child.kill() } };
  } catch (error) {
    starter?.release();
    throw error;
  } finally {
    starter?.closeReadEnd();
  }
}

/** Repeated where a first start was interrupted between the two steps. */
async function changePassword(paths: FolderPaths, port: number, password: string, firstPassword: string): Promise<void> {
  if (!(await answers(urlOf(password, port)))) {
    const client = new pg.Client(urlOf(firstPassword, port));
    await client.connect();
    await client.query(`alter role ${NAME} password ${client.escapeLiteral(password)}`).finally(() => client.end());
  }
  const { firstPassword: _, ...rest } = await claimFolder(paths);
  await writeMarker(paths, rest);
}

/**
 * Whether the previous server is gone. A server without clients is about to end. One whose shell was killed has to be stopped; it
 * is recognized as ours by accepting our password.
 */
async function isGone({ data, watchdogPipe }: FolderPaths, { pid, port }: ServerState, password: string): Promise<boolean> {
  const shell = holdServer(watchdogPipe);
  shell?.release();
  if (shell === undefined && (await isServer(pid)) && (await answers(urlOf(password, port)))) process.kill(pid, 'SIGINT');
  const until = performance.now() + END_TIMEOUT_MS;
  while ((await serverState(data))?.pid === pid && (await isServer(pid))) {
    if (performance.now() > until) return false;
    await pause(POLL_MS);
  }
  // The process id of a dead server may belong to another process now, and PostgreSQL would wait for its end.
  if (isAlive(pid) && !(await isServer(pid))) await rm(join(data, 'postmaster.pid'), { force: true });
  return true;
}

async function letGo({ watchdogPipe }: FolderPaths, { hold, pid }: Entered): Promise<void> {
  hold.release();
  if (!(await isLetGo(watchdogPipe))) return;
  const until = performance.now() + END_TIMEOUT_MS;
  // The server removes its postmaster.pid before it ends.
  while ((await isServer(pid)) && performance.now() < until) await pause(POLL_MS);
}

const urlOf = (password: string, port: number): string => `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;

/** Whether the server accepts the password and a query; false while it starts or stops. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Adds the folder and the way to fix it to an error. */
function withFolder({ folder }: FolderPaths, error: NodeJS.ErrnoException | CatalogError): Error {
  if (CATALOG_CODE.test(error.code ?? '')) return error;
  if (error.code === 'ENOSPC' || /No space left on device/.test(error.message))
    return catalogError(
      'UNAVAILABLE',
      `There is no room left on the disk of the catalog in ${folder}. Nothing is lost: make room and start again.`,
      error,
    );
  if (LACKS_RESOURCES.test(error.message))
    return catalogError('UNAVAILABLE', `The system has no resources for the server of the catalog in ${folder}: ${error.message}`, error);
  if (error.code !== undefined) return catalogError('UNAVAILABLE', `The catalog in ${folder} cannot be opened: ${error.message}`, error);
  return damaged(folder, error.message, error);
}

/** Reasons of PostgreSQL that concern the machine, not the data. */
const LACKS_RESOURCES =
  /insufficient file descriptors|[Tt]oo many open files|[Cc]annot allocate memory|could not (fork|map anonymous shared memory)|Resource temporarily unavailable/;
const CATALOG_CODE = /^(UNAVAILABLE|NO_POSTGRES|FOLDER_\w+|MIGRATION_FAILED)$/;
