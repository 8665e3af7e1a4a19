/**
 * Creates and runs a PostgreSQL server: crash-safe for the embedded catalog, without fsync for tests. The server lives as long as
 * its watchdog pipe has a writer. When the last one has ended, however it ended, the server shuts down.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, namedAccount, unprivileged } from './account.js';
import { type Binaries, canEnter, findBinaries } from './binaries.js';
import { ended, isAlive, run } from './processes.js';

/** Files and account of a server. */
export interface Site {
  /** Folder of the cluster. */
  readonly data: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
}

/** How to run a server. */
export interface RunOptions {
  readonly settings: readonly string[];
  /** Read end of the watchdog pipe; `pipe` creates one that ends with this process or the child's standard input. */
  readonly watchdogPipe: number | 'pipe';
  /** Log file; truncated at the start. */
  readonly log: string;
  readonly port?: number | undefined;
}

/** A server that accepts connections on the loopback. */
export interface RunningServer {
  /** The shell that reads the watchdog pipe; it ends after the server. */
  readonly child: ChildProcess;
  readonly port: number;
}

/** Content of postmaster.pid. */
export interface ServerState {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Name of the account that owns a cluster. */
export const SUPERUSER = 'postgres';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 10;
const ATTEMPTS = 3;
const LAST_CHARACTERS = 4_000;

/** Programs and account of a cluster. Programs that the account cannot access are copied into a subfolder of `programs`. */
export async function siteOf(data: string, programs: string): Promise<Site> {
  const account = await unprivileged(data);
  return { data, account, binaries: await findBinaries(programs, account) };
}

/** Creates an empty folder owned by the account. */
export async function makeDataFolder({ data, account }: Site): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
}

/** Gives a folder with all of its content to an account. */
export async function ownAll(folder: string, { uid, gid }: Account): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}

/**
 * Creates a cluster. Locale and encoding are fixed, so that all machines sort and fold alike. `initdb` looks up the name of its
 * account; where ours has none, another one creates the files.
 */
export async function initialize(site: Site, password: string): Promise<void> {
  const { data, account } = site;
  if (account === undefined || account.name !== undefined) return createCluster(site, password);
  const named = await namedAccount();
  if (named === undefined) throw new Error('initdb does not run as root, and /etc/passwd names no other account.');
  await chown(data, named.uid, named.gid);
  await createCluster({ ...site, account: named }, password);
  await ownAll(data, account);
}

async function createCluster(site: Site, password: string): Promise<void> {
  const { data, account, binaries } = site;
  const passwordFile = `${data}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  // Passed as input, since the account may not be able to enter the folder of a file.
  const isWindows = process.platform === 'win32';
  const file = await open(passwordFile);
  const args = [
    `--pgdata=${await seenFrom(site)}`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${isWindows ? passwordFile : '/dev/fd/0'}`,
    '--no-sync',
    '--no-instructions',
    // A new catalog is small; WAL files of 16 MB would be most of it.
    '--wal-segsize=1',
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  try {
    await run({ program: binaries.initdb, args, options: { ...surroundings(site), stdio: [file.fd, 'pipe', 'pipe'] } });
  } finally {
    await file.close();
    await rm(passwordFile, { force: true });
  }
}

/**
 * Runs the server. Resolves when it accepts connections, otherwise rejects with its output. Another process may take the free port
 * before the server does; then it tries another port.
 */
export async function runServer(site: Site, options: RunOptions, attempts = ATTEMPTS): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const child = await launch(site, options, port);
  try {
    await ready(site, child);
    return { child, port };
  } catch (error) {
    child.stdin?.destroy();
    const reason = await lastWords(options.log);
    if (attempts > 1 && reason.includes('Address already in use')) return runServer(site, options, attempts - 1);
    throw new Error(`${(error as Error).message}\n${reason}`, { cause: error });
  }
}

/**
 * `wait` ends when the server does. The process group, which belongs to this shell alone, is killed then, together with the reader
 * of the watchdog pipe. A server that does not shut down within ten seconds is killed.
 */
const SHELL = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
(cat <&3 >/dev/null; kill -INT $server; sleep 10; kill -QUIT $server) 2>/dev/null &
exec 3<&-
wait $server
status=$?
trap '' TERM
kill -TERM 0
exit $status`;

async function launch(site: Site, { settings, watchdogPipe, log }: RunOptions, port: number): Promise<ChildProcess> {
  const isWindows = process.platform === 'win32';
  const socket = isWindows ? [] : ['unix_socket_directories='];
  const all = ['listen_addresses=127.0.0.1', ...settings, ...socket];
  const args = ['-D', await seenFrom(site), '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  const output = await open(log, 'w', 0o600);
  // A process group of its own, so that Ctrl+C in a terminal does not stop the database.
  const options = { ...surroundings(site), detached: !isWindows, windowsHide: true };
  try {
    const { postgres } = site.binaries;
    if (isWindows) return spawn(postgres, args, { ...options, stdio: ['ignore', output.fd, output.fd] });
    return spawn('/bin/sh', ['-c', SHELL, 'sh', postgres, ...args], { ...options, stdio: [watchdogPipe, output.fd, output.fd] });
  } finally {
    await output.close();
  }
}

async function ready(site: Site, child: ChildProcess): Promise<void> {
  const end = ended(child);
  const until = performance.now() + START_TIMEOUT_MS;
  let code: number | string | null | undefined;
  end.then(
    (status) => {
      code = status ?? 'an unknown status';
    },
    (error: unknown) => {
      code = String(error);
    },
  );
  for (;;) {
    const state = await serverState(site.data);
    if (state?.isReady && isAlive(state.pid) && code === undefined) return;
    if (code !== undefined) throw new Error(`PostgreSQL ended with ${code}:`);
    if (performance.now() > until) throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS} ms:`);
    await pause(POLL_MS);
  }
}

/** Reads postmaster.pid; undefined when there is none. */
export async function serverState(data: string): Promise<ServerState | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** Whether a process is a live PostgreSQL server, where the system provides its name. Process ids are reused. */
export async function isServer(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres');
}

/** The end of a server's log. */
export async function lastWords(log: string): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).slice(-LAST_CHARACTERS).trim();
}

const surroundings = ({ data, account }: Site) => ({
  cwd: data,
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  ...(account && { uid: account.uid, gid: account.gid }),
});

/**
 * Path of the folder for the account. Parents that only root may enter, such as /root, are bypassed: a process may always use its
 * working directory, which Linux exposes under a path of its own.
 */
async function seenFrom({ data, account }: Site): Promise<string> {
  if (account === undefined || process.platform !== 'linux' || (await canEnter(dirname(data)))) return data;
  return '/proc/self/cwd';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
