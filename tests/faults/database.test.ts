/** Loss of the database: calculators are not affected, catalog requests get 503 for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestServer } from '@rangefinder/catalog/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, SERVICE, type Spawned, startProcess } from '../support/process.js';
import { startRequestLoad } from '../support/request-load.js';
import { within } from '../support/time-limits.js';

const CLIENTS = 15;
/** The service answers within two seconds; a busy machine may need several times as long. */
const IN_TIME_MS = within(5_000);
/** Longer than that: requests that wait for the database would be late. */
const HANG_MS = IN_TIME_MS + 5_000;
/** A few lines; it once logged 16 MB in ten seconds. */
const QUIET_BYTES = 10_000;

let server: TestServer;
let url = '';
let service: Spawned;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase();
});
afterAll(() => server.stop());
afterEach(() => service.stop());

const start = async (databaseUrl: string, path?: string): Promise<void> => {
  service = await startProcess(SERVICE, await freePort(), { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }, path);
};

async function order<Row extends pg.QueryResultRow>(statement: string, connectionString = server.url): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

const statusOf = (path: string): Promise<number> => fetch(`${service.url}${path}`).then(({ status }) => status);
const isBack = () => expect.poll(() => statusOf('/v1/units?first=1'), { timeout: within(20_000), interval: 20 }).toBe(200);

const backends = async (): Promise<readonly number[]> =>
  (await order<{ pid: number }>(`select pid from pg_stat_activity where application_name = 'rangefinder'`)).map(({ pid }) => pid);

/** Stops every process of the server for a while. */
async function hang(milliseconds: number): Promise<void> {
  const pids = [await server.pid(), ...(await backends())];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await pause(milliseconds);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}

const FAULTS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['restarts', () => server.restart(500)],
  ['ends all connections', () => order(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rangefinder'`)],
  ['hangs', () => hang(HANG_MS)],
];

test.each(FAULTS)('the database %s under 30 clients', async (what, happens) => {
  await start(url, '/v1/units?first=1');
  const calculators = startRequestLoad(CLIENTS, (n) => `${service.url}/v1/alpha-strike/target-number?skill=${n % 8}&inches=${n % 40}`);
  const catalog = startRequestLoad(
    CLIENTS,
    (n) => `${service.url}${n % 2 ? `/v1/units?first=${(n % 99) + 1}` : `/v1/search?text=atlas%20${n}`}`,
  );
  await Promise.all([calculators, catalog].map((load) => load.warmUp(10 * CLIENTS)));
  await happens();
  await isBack();
  const [{ statuses, slowestMs }, met] = [await calculators.stop(), await catalog.stop()];
  expect(Object.keys(statuses), service.output()).toEqual(['200']);
  expect(slowestMs).toBeLessThan(IN_TIME_MS);
  expect(
    Object.keys(met.statuses).filter((status) => !['200', '503'].includes(status)),
    service.output(),
  ).toEqual([]);
  expect(met.withoutRetry).toBe(0);
  expect(met.slowestMs).toBeLessThan(IN_TIME_MS);
  expect(service.child.exitCode).toBeNull();
  // Idle connections that end are replaced unnoticed.
  if (what !== 'ends all connections') {
    expect(met.statuses[503]).toBeGreaterThan(0);
    expect(service.output()).toContain('the database of the catalog is away');
  }
  expect(service.output().length).toBeLessThan(QUIET_BYTES);
});

describe('a database that', () => {
  const atName = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;

  test('does not exist yet is prepared once it does', async () => {
    await start(atName('later'));
    expect([await statusOf('/v1/units?first=1'), await statusOf('/ready'), await statusOf('/health')]).toEqual([503, 503, 200]);
    expect(await statusOf('/v1/dice?expression=2d6')).toBe(200);
    await order('create database later');
    await isBack();
    // Probes in quick succession get the same answer.
    await expect.poll(() => statusOf('/ready')).toBe(200);
  });

  test('has no free connections is queried again once it has', async () => {
    await order(`create role guest login password 'guest' connection limit 0`);
    await order('create database crowded owner guest');
    await start(Object.assign(new URL(atName('crowded')), { username: 'guest', password: 'guest' }).href);
    expect(await statusOf('/v1/units?first=1')).toBe(503);
    expect(await statusOf('/v1/dice?expression=2d6')).toBe(200);
    await order('alter role guest connection limit 20');
    await isBack();
  });
});

test('two services that start together on one empty database both answer from it', async () => {
  const own = await server.createDatabase();
  const environment = { DATABASE_URL: own, LOG_LEVEL: 'warn' };
  const both = await Promise.all(
    [1, 2].map(async () => startProcess(SERVICE, await freePort(), environment, '/v1/units/alpha-strike%2Fatlas-as7-d')),
  );
  service = both[0] as Spawned;
  const totals = await Promise.all(both.map(async (each) => (await fetch(`${each.url}/v1/units?fields=totalCount`)).json()));
  expect(totals[0]).toEqual(totals[1]);
  expect(both.map((each) => each.child.exitCode)).toEqual([null, null]);
  await both[1]?.stop();
});
