/**
 * Watchdog pipe of an embedded server: a named pipe that the server's shell reads and every process with an open catalog holds open
 * for writing. The operating system closes it when a process ends, however it ends. When the last one is closed, the server shuts
 * down. A pipe without a reader means that there is no server.
 */
import { execFile } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The hold of one process on a server. */
export interface Hold {
  release(): void;
}

/** The hold of the process that starts a server, with the end for the server. */
export interface StarterHold extends Hold {
  readonly readEnd: number;
  /** Call it once the server has inherited its end. */
  closeReadEnd(): void;
}

const IS_WINDOWS = process.platform === 'win32';
const NONE: Hold = { release: () => undefined };
const LOOKS = 4;
const POLL_MS = 25;

const hold = (...descriptors: readonly number[]): Hold => {
  let isHeld = true;
  return {
    release: () => {
      if (isHeld) for (const descriptor of descriptors) closeSync(descriptor);
      isHeld = false;
    },
  };
};

/**
 * Holds the server that reads this pipe; undefined when there is none. Windows has no such pipes: there, the process that started a
 * server stops it.
 */
export function holdServer(path: string): Hold | undefined {
  if (IS_WINDOWS) return NONE;
  try {
    return hold(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Creates the pipe for a new server; undefined on Windows. */
export async function holdNewServer(path: string): Promise<StarterHold | undefined> {
  if (IS_WINDOWS) return undefined;
  await makePipe(path);
  // Opening one end blocks until the other is open; opening both at once does not.
  const both = openSync(path, constants.O_RDWR);
  const readEnd = openSync(path, constants.O_RDONLY);
  const held = hold(openSync(path, constants.O_WRONLY));
  closeSync(both);
  return { ...held, readEnd, closeReadEnd: () => closeSync(readEnd) };
}

/** Keeps an existing pipe, since other processes may hold it. */
async function makePipe(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isFIFO()) return;
  await rm(path, { force: true });
  await promisify(execFile)('mkfifo', ['-m', '600', path]);
}

/**
 * Whether no other process holds the server after a release, so that it is about to end. A process that is just being spawned has
 * our descriptors for a moment, hence several checks.
 */
export async function isLetGo(path: string): Promise<boolean> {
  if (IS_WINDOWS) return true;
  for (let look = 0; look < LOOKS; look++) {
    if (!isHeld(path)) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** A non-blocking read fails with EAGAIN only while some process can still write to the pipe. */
function isHeld(path: string): boolean {
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return readSync(reader, Buffer.alloc(1)) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return true;
    throw error;
  } finally {
    closeSync(reader);
  }
}
