/** The embedded catalog with services and commands that share its folder and are killed at the worst moment. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort, SERVICE, type Spawned, startProcess } from '../support/process.js';
import { startRequestLoad } from '../support/request-load.js';
import { within } from '../support/time-limits.js';

const CATALOG = fileURLToPath(new URL('../../packages/catalog/dist/cli/main.js', import.meta.url));
const UNITS = 3_000;

const base = mkdtempSync(join(tmpdir(), 'rangefinder-embedded-'));
const folder = join(base, 'catalog');
const environment = { CATALOG_FOLDER: folder, LOG_LEVEL: 'warn' };
const started: Spawned[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) if (service.child.exitCode === null && service.child.signalCode === null) await service.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true, maxRetries: 5 }));

async function start(): Promise<Spawned> {
  const service = await startProcess(SERVICE, await freePort(), environment, '/v1/units?first=1');
  started.push(service);
  return service;
}

async function kill(service: Spawned): Promise<void> {
  service.child.kill('SIGKILL');
  await service.ended;
}

const unitsOf = async ({ url }: Spawned): Promise<number> =>
  ((await (await fetch(`${url}/v1/units?fields=totalCount`)).json()) as { readonly totalCount: number }).totalCount;

/** More than a whole catalog. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Runs a command of the catalog; returns its output. */
const catalog = (...words: readonly string[]): string =>
  execFileSync(process.execPath, [CATALOG, ...words], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });

const serverPid = (): number => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('two services and commands share a folder, and see writes of each other at once', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const before = await unitsOf(first);
  catalog('generate', '10', '--output', join(base, 'ten.json'));
  expect(catalog('import', join(base, 'ten.json'))).toMatch(/ 10 {2}new\n/);
  expect([await unitsOf(first), await unitsOf(second)]).toEqual([before + 10, before + 10]);
  expect(catalog('correct', 'alpha-strike/atlas-as7-d', 'stats.armor', '9')).toContain('corrected');
  expect(JSON.parse(catalog('export')).units).toHaveLength(before + 10);
});

test('killing one service affects no other; the server ends with the last one, and the next start has everything', async () => {
  const [first, second] = [await start(), await start()];
  const units = await unitsOf(first);
  const requests = startRequestLoad(5, (n) => `${first.url}/v1/units?first=${(n % 100) + 1}`);
  const others = startRequestLoad(5, (n) => `${second.url}/v1/units?first=${(n % 100) + 1}`);
  await pause(300);
  await kill(first);
  await pause(300);
  await requests.stop();
  expect(Object.keys((await others.stop()).statuses)).toEqual(['200']);
  const pid = serverPid();
  await kill(second);
  await expect.poll(() => isAlive(pid), { timeout: within(15_000) }).toBe(false);
  expect(await unitsOf(await start())).toBe(units);
});

test('a killed import leaves nothing, and the service continues', async () => {
  const service = await start();
  const before = await unitsOf(service);
  catalog('generate', String(UNITS), '--seed', '2', '--output', join(base, 'many.json'));
  const requests = startRequestLoad(3, (n) => `${service.url}/v1/units?first=${(n % 100) + 1}`);
  const seen = new Set<number>();
  for (const afterMs of [400, 800]) {
    const importing = spawn(process.execPath, [CATALOG, 'import', join(base, 'many.json')], { env: { ...process.env, ...environment } });
    const ended = new Promise((resolve) => importing.once('exit', resolve));
    await pause(afterMs);
    importing.kill('SIGKILL');
    await ended;
    seen.add(await unitsOf(service));
  }
  catalog('import', join(base, 'many.json'));
  const after = await unitsOf(service);
  expect(after).toBeGreaterThanOrEqual(UNITS);
  for (const units of seen) expect([before, after]).toContain(units);
  expect(Object.keys((await requests.stop()).statuses), service.output()).toEqual(['200']);
});

test('a killed server is restarted, and calculators are not affected', async () => {
  const service = await start();
  const units = await unitsOf(service);
  const calculators = startRequestLoad(5, (n) => `${service.url}/v1/alpha-strike/target-number?skill=${n % 8}&inches=${n % 40}`);
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => unitsOf(service), { timeout: within(20_000), interval: 50 }).toBe(units);
  expect(serverPid()).not.toBe(pid);
  expect(Object.keys((await calculators.stop()).statuses), service.output()).toEqual(['200']);
});

test('an import whose server is killed reports it in one line and leaves nothing', async () => {
  const service = await start();
  const before = await unitsOf(service);
  catalog('generate', String(UNITS), '--seed', '3', '--output', join(base, 'more.json'));
  const importing = spawn(process.execPath, [CATALOG, 'import', join(base, 'more.json')], { env: { ...process.env, ...environment } });
  let output = '';
  importing.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => importing.once('exit', resolve));
  await pause(900);
  process.kill(serverPid(), 'SIGKILL');
  const code = await ended;
  await expect.poll(() => unitsOf(service), { timeout: within(20_000) }).toBe(before);
  if (code !== 0)
    expect(output).toMatch(/^(The embedded PostgreSQL server .*\n)?The database of the catalog cannot be reached or does not answer.*\n$/);
});
