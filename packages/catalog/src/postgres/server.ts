/**
 * Making and running a PostgreSQL server of our own: for the embedded catalog with all its safety, for tests without. The server
 * lives as long as its lifeline: a pipe at whose other end somebody stands. When the last one has gone, however it ended, the server
 * shuts itself down.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, unprivileged } from './account.js';
import { type Binaries, canEnter, findBinaries } from './binaries.js';
import { ended, isAlive, run } from './processes.js';

/** Where a server's files are, and who runs it. */
export interface Site {
  /** Folder of the cluster. */
  readonly data: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
}

/** How to run a server. */
export interface RunOptions {
  readonly settings: readonly string[];
  /** Reading end of the lifeline; `pipe` makes one that ends with this process or the input of the child. */
  readonly watchdogPipe: number | 'pipe';
  /** File that takes what the server says; begun anew. */
  readonly log: string;
  readonly port?: number | undefined;
}

/** A server that takes connections on the loopback. */
export interface RunningServer {
  /** The shell that keeps the lifeline; it ends after the server. */
  readonly child: ChildProcess;
  readonly port: number;
}

/** What a server writes about itself into its folder. */
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

/** The programs and the account for a cluster; programs that the account cannot reach are copied into a folder of the one given. */
export async function siteOf(data: string, programs: string): Promise<Site> {
  const account = await unprivileged();
  return { data, account, binaries: await findBinaries(programs, account) };
}

/** Makes an empty folder that belongs to the account. */
export async function makeDataFolder({ data, account }: Site): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
}

/** Makes a cluster in the folder. Locale and encoding are fixed, so that every machine sorts and folds alike. */
export async function initialize(site: Site, password: string): Promise<void> {
  const { data, account, binaries } = site;
  const passwordFile = `${data}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  // Handed over as input: the account need not be able to enter the folder that the file is in.
  const isWindows = process.platform === 'win32';
  const file = await open(passwordFile);
  const args = [
    `--pgdata=${await seenFrom(site)}`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${isWindows ? passwordFile : '/dev/fd/0'}`,
    '--no-sync',
    '--no-instructions',
    // A new catalog is small; files of 16 MB for its log would be most of it.
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
 * Runs the server; resolves when it takes connections, rejects with what it said when it does not. Another process may take the
 * port between asking for it and starting: then another port.
 */
export async function runServer(site: Site, options: RunOptions, attempts = ATTEMPTS): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const child = await launch(site, options, port);
  try {
    await ready(site, child);
    return { child, port };
  } catch (error) {
    child.stdin?.destroy();
    const said = await lastWords(options.log);
    if (attempts > 1 && said.includes('Address already in use')) return runServer(site, options, attempts - 1);
    throw new Error(`${(error as Error).message}\n${said}`, { cause: error });
  }
}

/**
 * `wait` ends when the server does; the group, which is that of this shell alone, then takes along whoever still reads the
 * lifeline. A server that does not heed the wish to shut down within ten seconds is ended without further ado.
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
  // A group of its own: the keys that stop a service in a terminal are no order to its database.
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

/** What the server of a folder says about itself; undefined when there is none. */
export async function serverState(data: string): Promise<ServerState | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** Whether a process lives and is a PostgreSQL server, where the system says what a process is. Ids are used again. */
export async function isServer(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres');
}

/** The last that a server said. */
export async function lastWords(log: string): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).slice(-LAST_CHARACTERS).trim();
}

const surroundings = ({ data, account }: Site) => ({ cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...account });

/**
 * The path by which the account sees the folder. It may stand below one that only root may enter, such as a checkout in /root;
 * the working directory is open to a process in any case, and Linux gives it a name of its own.
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
