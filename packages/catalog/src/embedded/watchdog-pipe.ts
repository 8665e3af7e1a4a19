/**
 * What keeps an embedded server alive: a named pipe that the server's shell reads and every user of the catalog holds open. The
 * system itself closes it when a process ends, however that happens; with the last one the server goes. A pipe that nobody reads
 * says that there is no server.
 */
import { execFile } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** One user's hold on a server. */
export interface Hold {
  release(): void;
}

/** The hold of who starts a server, with the end that the server reads. */
export interface StarterHold extends Hold {
  readonly readEnd: number;
  /** To be called once the server has its end. */
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

/** Holds the server that reads this pipe; undefined when none does. Windows has no such pipes: there the one who starts a server stops it. */
export function holdServer(path: string): Hold | undefined {
  if (IS_WINDOWS) return NONE;
  try {
    return hold(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Makes the pipe for a server that is about to be started; undefined on Windows. */
export async function holdNewServer(path: string): Promise<StarterHold | undefined> {
  if (IS_WINDOWS) return undefined;
  await makePipe(path);
  // Open at both ends it keeps nobody waiting; what only writes can be opened once somebody reads.
  const both = openSync(path, constants.O_RDWR);
  const readEnd = openSync(path, constants.O_RDONLY);
  const held = hold(openSync(path, constants.O_WRONLY));
  closeSync(both);
  return { ...held, readEnd, closeReadEnd: () => closeSync(readEnd) };
}

/** One that is there already stays: others may hold on to it since the last server. */
async function makePipe(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isFIFO()) return;
  await rm(path, { force: true });
  await promisify(execFile)('mkfifo', ['-m', '600', path]);
}

/**
 * After a release: whether nobody else holds the server, so that it is about to end. A process that is being started has our
 * descriptors for a moment, hence more than one look.
 */
export async function isLetGo(path: string): Promise<boolean> {
  if (IS_WINDOWS) return true;
  for (let look = 0; look < LOOKS; look++) {
    if (!isHeld(path)) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** The other end of a pipe sees whether anybody can still write: only then is reading without waiting refused for now. */
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
