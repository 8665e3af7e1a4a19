/** Metrics of real processes: of all workers together, on a separate port, and during loss of the database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@rangefinder/catalog/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readMetrics } from '../support/metrics.js';
import { freePort, SERVICE, type Spawned, startProcess } from '../support/process.js';
import { childrenOf, treeOf } from '../support/process-tree.js';
import { within } from '../support/time-limits.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-metrics-'));
const timeout = within(30_000);
let service: Spawned;
afterEach(() => service.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  service = await startProcess(SERVICE, await freePort(), { CATALOG_FOLDER: join(folder, 'catalog'), ...settings });
};
const read = async (base: string) => readMetrics(await (await fetch(`${base}/metrics`)).text());
const ask = async (count: number): Promise<void> => {
  // Each on a connection of its own, so that several workers get some.
  const requests = Array.from({ length: count }, (_, index) =>
    fetch(`${service.url}/v1/alpha-strike/target-number?skill=4&inches=${index}`, { headers: { connection: 'close' } }),
  );
  for (const response of await Promise.all(requests)) await response.text();
};
/** Status of a request with another host name. */
const statusWith = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => resolve(response.resume().statusCode)).once('error', reject);
  });
const CALCULATOR = { transport: 'rest', operation: 'alpha-strike/target-number' };

test('they are not on the port of the service unless asked for, also through a proxy on this machine', async () => {
  await start({});
  // As nginx sends it, and as a local program does.
  for (const host of [new URL(service.url).host, 'localhost', 'rules.example'])
    expect(await statusWith(`${service.url}/metrics`, host)).toBe(404);
});

test('in a cluster they cover all workers from any port, and survive the end of a worker', async () => {
  const port = await freePort();
  await start({ WEB_CONCURRENCY: '2', METRICS: `127.0.0.1:${port}` });
  const own = `http://127.0.0.1:${port}`;
  const counted = async () => (await read(own)).value('rangefinder_requests_total', CALCULATOR);
  await expect.poll(async () => (await read(own)).value('rangefinder_processes'), { timeout }).toBe(2);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${own}/v1/dice?expression=2d6`)).status).toBe(404);
  await ask(40);
  await expect.poll(counted, { timeout }).toBe(40);
  const [victim = 0] = await childrenOf(service.pid, SERVICE);
  process.kill(victim, 'SIGKILL');
  await expect.poll(async () => (await read(own)).value('rangefinder_process_restarts_total'), { timeout }).toBe(1);
  await expect.poll(async () => (await read(own)).value('rangefinder_processes'), { timeout }).toBe(2);
  expect(await counted()).toBe(40);
  await ask(10);
  await expect.poll(counted, { timeout }).toBe(50);
});

test('on the port of the service any worker answers for all', async () => {
  await start({ WEB_CONCURRENCY: '2', METRICS: 'open' });
  await expect.poll(async () => (await read(service.url)).value('rangefinder_processes'), { timeout }).toBe(2);
  await ask(30);
  for (let time = 0; time < 5; time++)
    await expect.poll(async () => (await read(service.url)).value('rangefinder_requests_total', CALCULATOR)).toBe(30);
});

test('without the database they are served at once and report its absence', async () => {
  const server = await startPostgres();
  await start({ DATABASE_URL: await server.createDatabase(), METRICS: 'open' });
  await expect.poll(async () => (await read(service.url)).value('rangefinder_database_up', { server: 'primary' }), { timeout }).toBe(1);
  const pid = await server.pid();
  const statusOf = async (path: string) => (await fetch(`${service.url}${path}`)).status;
  await expect.poll(() => statusOf('/v1/units?first=1'), { timeout }).toBe(200);
  const away = server.restart(within(4_000));
  await expect.poll(() => statusOf('/v1/units?first=2'), { timeout }).toBe(503);
  const began = performance.now();
  const metrics = await read(service.url);
  expect(performance.now() - began).toBeLessThan(within(3_000));
  expect(metrics.value('rangefinder_database_up', { server: 'primary' })).toBe(0);
  expect(metrics.value('rangefinder_catalog_info')).toBe(0);
  expect(metrics.value('rangefinder_database_errors_total', { pool: 'read', kind: 'away' })).toBeGreaterThan(0);
  expect(metrics.value('rangefinder_errors_total', { transport: 'rest', code: 'CATALOG_UNAVAILABLE' })).toBeGreaterThan(0);
  await away;
  await expect.poll(async () => (await read(service.url)).value('rangefinder_database_up', { server: 'primary' }), { timeout }).toBe(1);
  expect(await server.pid()).not.toBe(pid);
  await server.stop();
});

test('while the database hangs they are served in time, as are requests', async () => {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  await start({ DATABASE_URL: databaseUrl, METRICS: 'open' });
  const up = async () => (await read(service.url)).value('rangefinder_database_up', { server: 'primary' });
  await expect.poll(async () => (await fetch(`${service.url}/v1/units?first=1`)).status, { timeout }).toBe(200);
  expect(await up()).toBe(1);
  const pids = await treeOf(await server.pid());
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const began = performance.now();
    expect(await up()).toBe(0);
    // Prometheus waits for ten seconds.
    expect(performance.now() - began).toBeLessThan(within(6_000));
    expect((await fetch(`${service.url}/v1/dice?expression=2d6`)).status).toBe(200);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(up, { timeout }).toBe(1);
  await server.stop();
});
