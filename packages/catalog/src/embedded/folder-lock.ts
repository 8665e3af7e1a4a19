/**
 * One process at a time starts the server of a folder. The lock is a file with the holder's process id and the time that process
 * started: when the holder was killed, the id is gone or belongs to a later process, and the lock is taken over.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../postgres/processes.js';
import { sha256 } from '../text/canonical.js';

/** A held folder. */
export interface FolderLock {
  /** Gives the folder free; does nothing the second time. */
  release(): Promise<void>;
}

/** Name of the lock in its folder. */
export const LOCK_FILE = 'catalog.lock';
const POLL_MS = 10;
/** Place of the start time in /proc/<pid>/stat, counted from behind the state. */
const START_TIME = 18;

/**
 * Takes the folder; undefined when a process that lives has it.
 * @example const lock = await lockFolder('.rangefinder/catalog')
 */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  const path = join(folder, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), token: randomUUID() });
  if ((await acquire(path, mine)) !== undefined) return undefined;
  return { release: () => release(path, mine) };
}

/** Puts the lock there; gives the process that holds it when that lives. */
async function acquire(path: string, mine: string): Promise<number | undefined> {
  while (!(await place(path, mine))) {
    const seen = await read(path);
    const holder = seen === undefined ? undefined : await livingHolder(seen);
    if (holder !== undefined) return holder;
    if (seen !== undefined) await bury(path, seen, mine);
  }
  return undefined;
}

/**
 * Removes a dead holder's lock. Only who holds the lock on that very lock may do so: else one that was late would remove the
 * lock of the one that was first.
 */
async function bury(path: string, seen: string, mine: string): Promise<void> {
  const grave = `${path}.${sha256(seen).slice(0, 16)}`;
  if ((await acquire(grave, mine)) !== undefined) return pause(POLL_MS);
  if ((await read(path)) === seen) await rm(path, { force: true });
  await release(grave, mine);
}

/** A link appears whole or not at all, so nobody reads half a lock. */
async function place(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function release(path: string, mine: string): Promise<void> {
  if ((await read(path)) === mine) await rm(path, { force: true });
}

async function livingHolder(content: string): Promise<number | undefined> {
  const { pid, started } = parse(content);
  if (pid === undefined || !isAlive(pid)) return undefined;
  const now = await startOf(pid);
  return started === null || now === null || now === started ? pid : undefined;
}

function parse(content: string): { readonly pid: number | undefined; readonly started: string | null } {
  try {
    const { pid, started } = JSON.parse(content) as { pid?: unknown; started?: unknown };
    return { pid: Number.isSafeInteger(pid) ? (pid as number) : undefined, started: typeof started === 'string' ? started : null };
  } catch {
    return { pid: undefined, started: null };
  }
}

/**
 * Boot and clock tick at which a process started; null where the system does not say. Ids are used again, this is not. One
 * that has ended but was not yet cleared away has no start that any lock could hold.
 */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([readFile('/proc/sys/kernel/random/boot_id', 'utf8'), readFile(`/proc/${pid}/stat`, 'utf8')]);
    const [state, ...figures] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : `${boot.trim()}/${figures[START_TIME]}`;
  } catch {
    return null;
  }
}

const read = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(ignoreMissing);

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
