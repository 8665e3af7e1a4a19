/** `npm start` ends with everything that it started, however it is ended. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../support/build.js';
import { freePort } from '../support/process.js';
import { runningOf, treeOf } from '../support/process-tree.js';
import { within } from '../support/time-limits.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'after %s to npm nothing is left',
  async (signal) => {
    const port = await freePort();
    const environment = { ...process.env, PORT: String(port), CATALOG_FOLDER: join(folder, 'catalog'), DRAIN_SECONDS: '0' };
    const npm = spawn('npm', ['start'], { cwd: root, env: environment, stdio: 'ignore', detached: true });
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: within(120_000), interval: 200 }).toBe(true);
    const pid = npm.pid as number;
    const started = await treeOf(pid);
    expect(started.length).toBeGreaterThan(2);
    // A terminal sends SIGINT to the whole process group, a supervisor other signals to its child.
    process.kill(signal === 'SIGINT' ? -pid : pid, signal);
    await expect.poll(() => runningOf(started), { timeout: within(20_000) }).toEqual([]);
    expect(await isUp()).toBe(false);
  },
);
