/**
 * Lock of a folder: one process at a time starts its server. The lock file contains the holder's process id and start time. If the
 * holder was killed, the id is gone or belongs to a later process, and the lock is taken over.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../postgres/processes.js';
import { sha256 } from '../text/canonical.js';

/** A held lock. */
export interface FolderLock {
  /** Releases the lock; a second call does nothing. */
  release(): Promise<void>;
}

/** Name of the lock file. */
export const LOCK_FILE = 'catalog.lock';
const POLL_MS = 10;
/** Position of the start time in /proc/<pid>/stat, counted from the state. */
const START_TIME = 18;

/**
 * Acquires the lock; undefined when a live process holds it.
 * @example const lock = await lockFolder('.rangefinder/catalog')
 */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  const path = join(folder, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), token: randomUUID() });
  if ((await acquire(path, mine)) !== undefined) return undefined;
  return { release: () => release(path, mine) };
}

/** Places the lock; returns the id of a live process that already holds it. */
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
 * Removes the lock of a dead process, while holding a lock on that lock. Without it, a slow process could remove the new lock of a
 * faster one.
 */
async function bury(path: string, seen: string, mine: string): Promise<void> {
  const grave = `${path}.${sha256(seen).slice(0, 16)}`;
  if ((await acquire(grave, mine)) !== undefined) return pause(POLL_MS);
  if ((await read(path)) === seen) await rm(path, { force: true });
  await release(grave, mine);
}

/** A link appears complete or not at all, so no process reads a partial lock. */
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
 * Boot id and clock tick of a process's start; null where the system does not provide them. Process ids are reused, start times are
 * not. A zombie process has no start that could match a lock.
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
