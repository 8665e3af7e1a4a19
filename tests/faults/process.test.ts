/** The service as a process: messages for a used port and wrong settings, clean shutdown. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, SERVICE, type Spawned, spawnProcess } from '../support/process.js';
import { within } from '../support/time-limits.js';

const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (port: number, settings: Readonly<Record<string, string>> = {}): Spawned =>
  spawnProcess(SERVICE, port, { CATALOG_FOLDER: join(folder, 'catalog'), LOG_LEVEL: 'warn', ...settings });

test('a port in use is reported with a remedy', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { ended, output } = start(port, { CATALOG_FOLDER: join(folder, 'unopened') });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} is in use`);
  expect(existsSync(join(folder, 'unopened'))).toBe(false);
  other.close();
});

test('an address of another machine is reported before the catalog is opened', async () => {
  for (const settings of [{ HOST: 'example.invalid' }, { HOST: '192.0.2.1' }, { METRICS: 'example.invalid:9464' }]) {
    const { ended, output } = start(await freePort(), { ...settings, CATALOG_FOLDER: join(folder, 'never') });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/"(example\.invalid|192\.0\.2\.1)" is not an address of this machine/);
  }
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

test('folders that cannot be used are reported by name', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { ended, output } = start(await freePort(), { SITE_FOLDER: '/nowhere', CATALOG_FOLDER: file });
  expect(await ended).toBe(1);
  expect(output()).toContain('SITE_FOLDER is "/nowhere": expected the folder of a built site');
  expect(output()).toContain(`CATALOG_FOLDER is "${file}": expected a folder`);
});

test.skipIf(process.platform === 'win32')('folders that cannot be written to are reported by name', () => {
  const locked = join(folder, 'locked');
  mkdirSync(locked, { mode: 0o555 });
  chmodSync(folder, 0o755);
  const env = { ...process.env, CATALOG_FOLDER: locked, DOWNLOADS_FOLDER: join(locked, 'not', 'yet') };
  // Root may write everywhere.
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const { status, stderr } = spawnSync(process.execPath, [SERVICE], { env, ...account, encoding: 'utf8', timeout: within(30_000) });
  expect(status, stderr).toBe(1);
  for (const [name, path] of Object.entries({ CATALOG_FOLDER: env.CATALOG_FOLDER, DOWNLOADS_FOLDER: env.DOWNLOADS_FOLDER }))
    expect(stderr).toContain(`${name} is "${path}": expected a folder that this account may write to`);
});

test('a misspelled setting is logged with the one that is meant', async () => {
  const { output, stop } = start(await freePort(), { PROT: '4711' });
  await expect.poll(output, { timeout: within(30_000) }).toContain('PROT is no setting of Rangefinder; PORT is');
  await stop();
});

test('a wrong setting is reported by name', async () => {
  const { ended, output } = start(await freePort(), { PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT is "eighty": expected a port number');
});

test.runIf(process.platform === 'linux')('the heap limits follow the memory, unless the operator sets one', async () => {
  const limitsOf = async (settings: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { pid, output, stop } = start(await freePort(), settings);
    await expect.poll(output, { timeout: within(30_000) }).toContain('Rangefinder answers at');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    await stop();
    return [/--max-old-space-size=\d+/, /--max-semi-space-size=\d+/].map((option) => option.exec(command)?.[0].split('=')[1] ?? 'none');
  };
  const [old, young] = await limitsOf({});
  expect([Number(old) >= 192, Number(old) <= 4_096, young]).toEqual([true, true, '16']);
  expect(await limitsOf({ NODE_OPTIONS: '--max-old-space-size=333' })).toEqual(['none', '16']);
});

test('SIGTERM stops the service cleanly, and the catalog can be opened again', async () => {
  for (let round = 0; round < 2; round++) {
    const { child, ended, output, url } = start(await freePort());
    await expect.poll(output, { timeout: within(30_000) }).toContain('Rangefinder answers at');
    expect(output()).toContain('Only this machine reaches it; HOST=0.0.0.0 opens it to the network.');
    const response = await fetch(`${url}/v1/units?first=1&fields=totalCount`);
    expect(((await response.json()) as { totalCount: number }).totalCount).toBeGreaterThan(18);
    child.kill('SIGTERM');
    expect(await ended, output()).toBe(0);
  }
});
