/** A streaming replica of a primary: lag, loss and promotion. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Catalog, correctUnit, findUnit, installStarter, migrate, openCatalog } from '../index.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { within } from '../testing/within.js';
import { startPostgres, type TestServer } from '../testing-server/index.js';

const MAX_LAG_MS = 1_000;
const atlas = 'alpha-strike/atlas-as7-d';

let primary: TestServer;
let replica: TestServer;
let url = '';
let readUrl = '';
let notices: string[] = [];
let catalog: Catalog;

beforeAll(async () => {
  primary = await startPostgres();
  url = await primary.createDatabase();
  const first = await openCatalog({ url });
  await migrate(first.db);
  await installStarter(first.db, SMALL_STARTER);
  await first.close();
  replica = await startPostgres({ replicaOf: primary });
  readUrl = Object.assign(new URL(replica.url), { pathname: new URL(url).pathname }).href;
});
afterAll(async () => {
  await replica.stop();
  await primary.stop();
});

beforeEach(async () => {
  notices = [];
  catalog = await openCatalog({ url, readUrl, maxLagMs: MAX_LAG_MS, onNotice: (notice) => notices.push(notice) });
  await expect.poll(() => catalog.replica()?.isRead).toBe(true);
});
afterEach(() => catalog.close());

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: readUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Whether reads are answered by the replica. */
const isReplicaRead = async (): Promise<boolean | undefined> => {
  const { rows } = await catalog.read((db) => sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db));
  return rows[0]?.is;
};
let armor = 1;
const change = () => correctUnit(catalog.db, { unitId: atlas, field: 'stats.armor', value: ++armor });
const armorRead = async () => (await catalog.read((db) => findUnit(db, atlas)))?.stats.armor;

test('answers reads while writes go to the primary', async () => {
  expect(await isReplicaRead()).toBe(true);
  const { revision } = await catalog.state();
  await change();
  await expect.poll(armorRead).toBe(armor);
  expect((await catalog.state()).revision).toBe(revision + 1);
  expect(await isReplicaRead()).toBe(true);
});

test('is not read while it lags more than allowed, and read again when it has caught up', async () => {
  await onReplica('select pg_wal_replay_pause()');
  await change();
  const changedAt = performance.now();
  while (await isReplicaRead()) await pause(10);
  expect(performance.now() - changedAt).toBeLessThan(MAX_LAG_MS + within(500));
  expect(await armorRead()).toBe(armor);
  const before = await catalog.state();
  expect(catalog.replica()?.lagMs).toBeGreaterThan(MAX_LAG_MS);
  const [{ revision: ours = 0 } = {}, { revision: theirs = 0, ...other } = {}] = await catalog.servers();
  expect([ours - theirs, other]).toEqual([1, { server: 'replica', isUp: true }]);
  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(isReplicaRead).toBe(true);
  const after = await catalog.state();
  expect(after.key).toBe(before.key);
  // Reads before and after the switch have different states.
  expect(after.readKey).not.toBe(before.readKey);
  expect(notices).toEqual([
    `The replica is more than ${MAX_LAG_MS} ms behind; the primary answers reads.`,
    'The replica answers reads again.',
  ]);
});

test('loses no query when it goes away', async () => {
  const asking = Array.from({ length: 5 }, async () => {
    for (let count = 0; count < 300; count++) {
      expect(await armorRead()).toBe(armor);
      await pause(5);
    }
  });
  await pause(200);
  await replica.restart(500);
  await Promise.all(asking);
  await expect.poll(isReplicaRead).toBe(true);
  expect(notices[0]).toMatch(/^The replica is away/);
  expect(notices.at(-1)).toBe('The replica answers reads again.');
});

test('answers while the primary is away, since writes are impossible then', async () => {
  const restarted = primary.restart(3 * MAX_LAG_MS);
  for (let count = 0; count < 20; count++) {
    expect(await armorRead()).toBe(armor);
    await pause(MAX_LAG_MS / 10);
  }
  expect(catalog.isAway()).toBe(false);
  await restarted;
});

test('is not read when its history differs, even at the same revision', async () => {
  // Last, since primary and replica diverge from here on.
  await onReplica('select pg_promote()');
  const other = await openCatalog({ url: readUrl });
  for (const { db } of [catalog, other]) await correctUnit(db, { unitId: atlas, field: 'stats.armor', value: 1 });
  const [here, there] = [await openCatalog({ url }), other];
  const [ours, theirs] = [await here.state(), await there.state()];
  expect(ours.revision).toBe(theirs.revision);
  expect(ours.key).not.toBe(theirs.key);
  await expect.poll(() => catalog.replica()?.isRead).toBe(false);
  await pause(2 * MAX_LAG_MS);
  expect(catalog.replica()?.isRead).toBe(false);
  await correctUnit(other.db, { unitId: atlas, field: 'stats.armor', value: 2 });
  await pause(2 * MAX_LAG_MS);
  expect(catalog.replica()?.isRead).toBe(false);
  expect(await armorRead()).toBe(1);
  await Promise.all([here.close(), there.close()]);
});
