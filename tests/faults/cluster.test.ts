/** The service on several cores: one rate limit for all workers, which restart independently. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort, SERVICE, type Spawned, startProcess } from '../support/process.js';
import { childrenOf } from '../support/process-tree.js';
import { within } from '../support/time-limits.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-cluster-'));
let service: Spawned;
afterEach(() => service.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATH = '/v1/alpha-strike/target-number?skill=4&inches=8';
const start = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  const environment = { CATALOG_FOLDER: join(folder, 'catalog'), WEB_CONCURRENCY: '2', LOG_LEVEL: 'info', ...settings };
  service = await startProcess(SERVICE, await freePort(), environment, '/v1/units?first=1');
};

const workers = (): Promise<readonly number[]> => childrenOf(service.pid, SERVICE);
const timeout = within(20_000);
const listenedSoFar = () => service.output().match(/a worker listens/g)?.length ?? 0;
const haveListened = (count: number) => expect.poll(listenedSoFar, { timeout }).toBe(count);

interface Answered {
  readonly status: number;
  /** Remaining budget of the address, in milliseconds of computing. */
  readonly left: number;
}

/** Sends a request on a new connection. */
const ask = (path: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    get(`${service.url}${path}`, { agent: false }, (response) => {
      response.resume();
      const left = Number(/r=(\d+)/.exec(String(response.headers.ratelimit))?.[1]);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, left }));
    }).once('error', reject);
  });

test('the cost at one worker counts for all', async () => {
  await start({ RATE_LIMIT: '3000' });
  await haveListened(2);
  const heavy = await Promise.all(Array.from({ length: 20 }, (_, count) => ask(`/v1/dice?expression=90d${70 + count}&fields=mean`)));
  for (const { status } of heavy) expect(status).toBe(200);
  // Work is charged by the time it took, and the bucket drains by 50 ms a second. Concurrent requests, so that both workers get some.
  const mostLeft = async () => Math.max(...(await Promise.all(Array.from({ length: 100 }, () => ask(PATH)))).map(({ left }) => left));
  await expect.poll(mostLeft, { timeout }).toBeLessThan(2_990);
});

test('a worker that ends is replaced while the others answer', async () => {
  await start();
  await haveListened(2);
  const [victim = 0] = await workers();
  process.kill(victim, 'SIGKILL');
  await expect.poll(async () => (await workers()).includes(victim), { timeout }).toBe(false);
  for (let count = 0; count < 20; count++) expect((await ask(PATH)).status).toBe(200);
  await haveListened(3);
  expect((await workers()).length).toBe(2);
  expect((await ask('/v1/units?first=1')).status).toBe(200);
});

test('when all workers end at once, connections wait for the next one', async () => {
  await start();
  await haveListened(2);
  for (const victim of await workers()) process.kill(victim, 'SIGKILL');
  await expect.poll(async () => (await workers()).length, { timeout }).toBe(0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(PATH)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(service.child.exitCode).toBeNull();
});

test('a worker that hangs is replaced', async () => {
  await start();
  await haveListened(2);
  const [victim = 0] = await workers();
  process.kill(victim, 'SIGSTOP');
  await expect.poll(async () => (await workers()).includes(victim), { timeout: within(60_000) }).toBe(false);
  await haveListened(3);
  expect(service.output()).toContain('a worker has not reported for 20 s; ending it');
});
