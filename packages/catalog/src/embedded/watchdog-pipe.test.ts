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

/** A server that has its end of the pipe and has not read from it yet. */
const slowServer = async (path: string): Promise<StarterHold> => (await holdNewServer(path)) ?? expect.fail('no pipe');

test.skipIf(process.platform === 'win32')('reports a release even when the server is slow to notice it', async () => {
  const path = join(folder, 'watchdog');
  const starter = await slowServer(path);
  starter.release();
  expect(await isLetGo(path)).toBe(true);
  starter.closeReadEnd();
});

test.skipIf(process.platform === 'win32')('reports no release while another process holds the server', async () => {
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
