/**
 * What clients notice while parts of an installation are killed, drained, updated, restarted, delayed, lost and restored: nothing
 * at all for rules questions. The steps build on each other, under a constant load.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Catalog, correctUnit, openCatalog } from '@rangefinder/catalog';
import type { TestServer } from '@rangefinder/catalog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/build.js';
import { within } from '../support/time-limits.js';
import {
  type Balancer,
  environmentOf,
  type Link,
  openLink,
  order,
  type Place,
  portOf,
  startBalancer,
  startPrimary,
  startReplica,
  takePlace,
} from './support/installation.js';
import { type Load, startLoad } from './support/load.js';

/** The promised limit: `REPLICA_MAX_LAG_SECONDS`. */
const MAX_LAG_SECONDS = 1;
const MAX_LAG_MS = MAX_LAG_SECONDS * 1_000;
const WRITE_PAUSE_MS = 120;
const UNIT = 'alpha-strike/atlas-as7-d';
const ENTRY = `/v1/units/${encodeURIComponent(UNIT)}?fields=id,nameRu,revision`;
const NEWER = { NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/cluster/support/newer-release.mjs')).href}` };
const timeout = within(30_000);
const MAX_OUTPUT = 3_000;

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-cluster-'));
const ends: (() => Promise<unknown>)[] = [];
let [primary, replica] = [undefined, undefined] as unknown as [TestServer, TestServer];
let [toPrimary, toReplica, replication] = [undefined, undefined, undefined] as unknown as [Link, Link, Link];
let [first, second] = [undefined, undefined] as unknown as [Place, Place];
let balancer: Balancer;
let load: Load;
let writer: Writer;

/** Writes increasing values as long as the database accepts them. */
interface Writer {
  stop(): Promise<void>;
}

let value = 0;
function startWriter(catalog: Catalog): Writer {
  let isDone = false;
  const work = async (): Promise<void> => {
    while (!isDone) {
      const next = ++value;
      const isWritten = await correctUnit(catalog.db, { unitId: UNIT, field: 'nameRu', value: `Атлас ${next}` }).then(
        () => true,
        () => false,
      );
      if (isWritten) load.wrote(next);
      await pause(WRITE_PAUSE_MS);
    }
  };
  const working = work();
  return {
    stop: async () => {
      isDone = true;
      await working;
      await catalog.close();
    },
  };
}

const valueIn = (body: unknown): number => Number(/\d+$/.exec(String((body as { nameRu?: unknown }).nameRu))?.[0] ?? 0);
const valueOn = async (server: TestServer): Promise<number> => {
  const rows = await order<{ value: string }>(server, `select value #>> '{}' as value from corrections where field = 'nameRu'`);
  return valueIn({ nameRu: rows[0]?.value });
};
const valueSeen = async (): Promise<number> => valueIn(await (await fetch(`${balancer.url}${ENTRY}`)).json());
const settings = () => environmentOf(primary, toPrimary, toReplica, MAX_LAG_SECONDS);

/** Runs an operator's command of the release that the database belongs to. */
const catalogCommand = (...words: readonly string[]) =>
  promisify(execFile)('npm', ['run', '--silent', 'catalog', '--', ...words], {
    cwd: root,
    env: { ...process.env, ...settings(), ...NEWER },
  });

beforeAll(async () => {
  primary = await startPrimary();
  ends.push(() => primary.stop());
  toPrimary = await openLink(portOf(primary));
  toReplica = await openLink(portOf(primary));
  replication = await openLink(portOf(primary));
  ends.push(...[toPrimary, toReplica, replication].map((link) => link.close));
  [first, second] = [await takePlace(), await takePlace()];
  await first.start(settings());
  replica = await startReplica(primary, replication);
  ends.push(() => replica.stop());
  toReplica.leadTo(portOf(replica));
  await second.start(settings());
  ends.push(async () => Promise.all([first, second].map((place) => place.running().stop())));
  balancer = await startBalancer([first.port, second.port]);
  ends.push(balancer.stop);
  load = startLoad({ url: balancer.url, maxLagMs: MAX_LAG_MS, entry: ENTRY, valueIn });
  ends.push(load.stop);
  writer = startWriter(await openCatalog({ url: settings().DATABASE_URL }));
  ends.push(() => writer.stop());
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Nothing has failed so far, and questions of both kinds were answered since. */
async function allIsWell(): Promise<void> {
  const before = load.findings();
  await pause(1_000);
  const { faults, rules, catalog } = load.findings();
  expect(faults, balancer.output().slice(0, MAX_OUTPUT)).toEqual([]);
  expect(rules).toBeGreaterThan(before.rules);
  expect(catalog[200]).toBeGreaterThan(before.catalog[200] ?? 0);
}

const unavailable = (): number => load.findings().catalog[503] ?? 0;

test('both processes answer, and read from the replica', async () => {
  await allIsWell();
  const readThere = async (): Promise<number> => {
    const rows = await order<{ scans: string }>(
      replica,
      `select idx_scan as scans from pg_stat_user_tables where relname = 'unit_revisions'`,
    );
    return Number(rows[0]?.scans);
  };
  await expect.poll(readThere, { timeout }).toBeGreaterThan(10);
  expect(unavailable()).toBe(0);
});

test('a killed process comes back', async () => {
  first.running().child.kill('SIGKILL');
  await first.running().ended;
  await allIsWell();
  await first.start(settings());
  await allIsWell();
  expect(unavailable()).toBe(0);
});

test('a drained process ends and comes back', async () => {
  second.running().child.kill('SIGTERM');
  expect(await second.running().ended, second.running().output()).toBe(0);
  await allIsWell();
  await second.start(settings());
  await allIsWell();
  expect(unavailable()).toBe(0);
});

test('processes are updated one by one to a release with another migration, and one is rolled back', async () => {
  for (const [place, release] of [
    [first, NEWER],
    [second, NEWER],
    [first, {}],
  ] as const) {
    place.running().child.kill('SIGTERM');
    expect(await place.running().ended).toBe(0);
    await place.start({ ...settings(), ...release });
    // Two releases serve the same database.
    await allIsWell();
  }
  const names = await order<{ name: string }>(primary, 'select name from kysely_migration order by name');
  expect(names.at(-1)?.name).toBe('2999-01-01-1-of-a-newer-release');
  expect(unavailable()).toBe(0);
});

test('the replica answers while the primary restarts', async () => {
  await primary.restart(1_500);
  await allIsWell();
  expect(unavailable()).toBe(0);
  const written = value;
  await expect.poll(valueSeen, { timeout }).toBeGreaterThan(written);
});

test('the primary answers while the replica lags', async () => {
  await order(replica, 'select pg_wal_replay_pause()');
  await pause(3 * MAX_LAG_MS);
  expect(value - (await valueOn(replica))).toBeGreaterThan(5);
  await allIsWell();
  await order(replica, 'select pg_wal_replay_resume()');
  await expect.poll(() => first.running().output(), { timeout }).toContain('The replica answers reads again.');
  await allIsWell();
  expect(unavailable()).toBe(0);
});

test('the lagging replica is promoted after the primary is lost', async () => {
  replication.cut();
  await pause(3 * MAX_LAG_MS);
  await primary.stop();
  toPrimary.cut();
  const kept = await valueOn(replica);
  expect(value - kept).toBeGreaterThan(5);
  await order(replica, 'select pg_promote()');
  // Asynchronous replication loses the last writes; revision numbers are reused for other contents.
  load.lostAfter(kept);
  toPrimary.leadTo(portOf(replica));
  await expect.poll(valueSeen, { timeout }).toBeGreaterThan(kept);
  primary = replica;
  replica = await startReplica(primary);
  toReplica.leadTo(portOf(replica));
  await expect
    .poll(
      () =>
        second
          .running()
          .output()
          .match(/answers reads again/g)?.length ?? 0,
      { timeout },
    )
    .toBeGreaterThan(1);
  await allIsWell();
});

test('a backup made under load restores everything on a new server', async () => {
  const file = join(folder, 'catalog.backup');
  const before = await valueOn(primary);
  const { stdout } = await catalogCommand('backup', file);
  expect(stdout).toContain(file);
  await writer.stop();
  load.lostAfter(0);
  await replica.stop();
  await primary.stop();
  primary = await startPrimary();
  for (const link of [toPrimary, toReplica]) link.leadTo(portOf(primary));
  expect((await catalogCommand('restore', file)).stdout).toContain(file);
  const kept = await valueOn(primary);
  expect(kept).toBeGreaterThanOrEqual(before);
  // The new server has another password.
  for (const place of [first, second]) {
    place.running().child.kill('SIGTERM');
    expect(await place.running().ended).toBe(0);
    await place.start({ ...settings(), ...NEWER });
  }
  expect(await valueSeen()).toBe(kept);
  await allIsWell();
});

test('no rules question failed, no catalog answer was too old, and no ETag was wrong', async () => {
  const { faults, rules, catalog, unchanged, values, oldestMs } = await load.stop();
  expect(faults).toEqual([]);
  expect(rules).toBeGreaterThan(1_000);
  expect(unchanged).toBeGreaterThan(100);
  expect(values).toBeGreaterThan(100);
  expect(oldestMs).toBeLessThan(MAX_LAG_MS);
  process.stdout.write(
    `${rules} rules questions, ${JSON.stringify(catalog)} catalog answers by status, ${unchanged} unchanged; the oldest was ${Math.round(oldestMs)} ms behind\n`,
  );
});
