import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdNewServer, holdServer, isLetGo, type StarterHold } from './watchdog-pipe.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-watchdogPipe-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A server that has its end of the pipe and has not yet looked at it. */
const slowServer = async (path: string): Promise<StarterHold> => (await holdNewServer(path)) ?? expect.fail('no pipe');

test.skipIf(process.platform === 'win32')('a server that is slow to see that nobody holds it is let go all the same', async () => {
  const path = join(folder, 'watchdog');
  const starter = await slowServer(path);
  starter.release();
  expect(await isLetGo(path)).toBe(true);
  starter.closeReadEnd();
});

test.skipIf(process.platform === 'win32')('a server is not let go while somebody else holds it', async () => {
  const path = join(folder, 'watchdog');
  const starter = await slowServer(path);
  const other = holdServer(path);
  starter.release();
  expect(await isLetGo(path)).toBe(false);
  other?.release();
  expect(await isLetGo(path)).toBe(true);
  starter.closeReadEnd();
  expect(holdServer(path)).toBeUndefined();
});
