import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Catalog,
  type CatalogOptions,
  countUnits,
  installStarter,
  migrate,
  type Observer,
  openCatalog,
  untilFilled,
} from '../index.js';
import { SMALL_STARTER, STARTER_ENTRIES, STARTER_UNITS } from '../testing/starter.js';
import { within } from '../testing/within.js';
import { startPostgres, type TestServer } from '../testing-server/index.js';

const AWAY = { code: 'UNAVAILABLE' };
const PATIENT = { connectMs: 20_000, questionMs: 20_000, trialMs: 5_000 };

/** Runs a statement as superuser. */
async function order(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function filled(url: string, options: CatalogOptions = {}): Promise<Catalog> {
  const catalog = await openCatalog({ url, ...options });
  await migrate(catalog.db);
  await installStarter(catalog.db, SMALL_STARTER);
  return catalog;
}

let server: TestServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe('a database server', () => {
  test('is used when there is an address', async () => {
    const catalog = await filled(await server.createDatabase(), { limits: PATIENT });
    expect(catalog.kind).toBe('server');
    await catalog.ping();
    await catalog.close();
    await catalog.close();
    await expect(catalog.ping()).rejects.toMatchObject(AWAY);
  });

  test('is filled once by processes that start at the same time', async () => {
    const own = await server.createDatabase();
    const catalogs = await Promise.all([1, 2, 3].map(() => openCatalog({ url: own, limits: PATIENT })));
    const done = await Promise.all(
      catalogs.map(async ({ db }) => {
        await migrate(db);
        return installStarter(db);
      }),
    );
    expect(done.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, STARTER_ENTRIES]);
    expect(await countUnits((catalogs[0] as Catalog).readDb)).toBe(STARTER_UNITS);
    await Promise.all(catalogs.map((catalog) => catalog.close()));
  });

  test.each(['notaurl', 'https://example.com/x', 'postgres'])('rejects the address %j without showing it', async (url) => {
    await expect(openCatalog({ url })).rejects.toMatchObject({
      code: 'BAD_ADDRESS',
      message: expect.stringMatching(/^DATABASE_URL: expected/),
    });
    const both = openCatalog({ url: server.url, readUrl: url });
    await expect(both).rejects.toMatchObject({ message: expect.stringMatching(/^DATABASE_READ_URL: expected/) });
  });

  test('does not keep the catalog from opening when it is unreachable', async () => {
    const catalog = await openCatalog({ url: 'postgres://nobody:x@127.0.0.1:1/none' });
    await expect(catalog.ping()).rejects.toMatchObject({ ...AWAY, message: expect.stringContaining('ECONNREFUSED') });
    await catalog.close();
  });

  test('is not ready without tables, and ready with them', async () => {
    const catalog = await openCatalog({ url: await server.createDatabase(), limits: PATIENT });
    await expect(catalog.ping()).rejects.toMatchObject(AWAY);
    await expect(countUnits(catalog.readDb)).rejects.toMatchObject(AWAY);
    await migrate(catalog.db);
    await catalog.ping();
    expect(await countUnits(catalog.readDb)).toBe(0);
    await catalog.close();
  });

  test('counts as unavailable until its first content is installed, for every process', async () => {
    const own = await server.createDatabase();
    const [filling, other] = (await Promise.all([1, 2].map(async () => untilFilled(await openCatalog({ url: own, limits: PATIENT }))))) as [
      Catalog,
      Catalog,
    ];
    const isRefused = async (catalog: Catalog): Promise<void> => {
      await expect(catalog.ping()).rejects.toMatchObject(AWAY);
      await expect(catalog.read(countUnits)).rejects.toMatchObject(AWAY);
      await expect(catalog.state()).rejects.toMatchObject(AWAY);
      expect(catalog.isAway()).toBe(true);
    };
    await isRefused(filling);
    await migrate(filling.db);
    await isRefused(filling);
    await isRefused(other);
    await installStarter(filling.db, SMALL_STARTER);
    for (const catalog of [other, filling]) {
      await catalog.ping();
      expect(await catalog.read(countUnits)).toBeGreaterThan(0);
      expect(catalog.isAway()).toBe(false);
      await catalog.close();
    }
  });

  test.each(['units', 'words', 'weapons', 'catalog_revision'])('is not ready without the table %s', async (table) => {
    const catalog = await filled(await server.createDatabase(), { limits: PATIENT });
    await catalog.ping();
    await sql`alter table ${sql.ref(table)} rename to elsewhere`.execute(catalog.db);
    await expect(catalog.ping()).rejects.toMatchObject(AWAY);
    await sql`alter table elsewhere rename to ${sql.ref(table)}`.execute(catalog.db);
    await catalog.ping();
    await catalog.close();
  });

  test('is away until its database exists', async () => {
    const url = new URL(server.url);
    url.pathname = '/comes_later';
    const catalog = await openCatalog({ url: url.href, limits: PATIENT });
    await expect(catalog.ping()).rejects.toMatchObject({ ...AWAY, message: expect.stringContaining('"comes_later" does not exist') });
    await order(server.url, 'create database comes_later');
    await migrate(catalog.db);
    await catalog.ping();
    await catalog.close();
  });
});

describe('concurrent clients', () => {
  const CLIENTS = 30;

  /** Runs queries without pause while something happens; returns their outcomes. */
  async function asking(catalog: Catalog, meanwhile: () => Promise<unknown>) {
    const met = { answers: 0, away: 0, others: [] as unknown[], slowestMs: 0 };
    let isDone = false;
    const client = async (): Promise<void> => {
      while (!isDone) {
        const begun = performance.now();
        await countUnits(catalog.readDb).then(
          () => met.answers++,
          (error: unknown) => {
            if ((error as { code?: unknown }).code === 'UNAVAILABLE') met.away++;
            else met.others.push(error);
          },
        );
        met.slowestMs = Math.max(met.slowestMs, performance.now() - begun);
        await pause(1);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    await pause(100);
    await meanwhile();
    isDone = true;
    await Promise.all(clients);
    return met;
  }

  const isBack = (catalog: Catalog) => expect.poll(() => countUnits(catalog.readDb).catch(() => 0)).toBe(SMALL_STARTER.units.length);

  /** Kills the server after a checkpoint, since test servers run without fsync. */
  async function die(): Promise<void> {
    await order(server.url, 'checkpoint');
    process.kill(await server.pid(), 'SIGKILL');
    await pause(500);
    await server.restart();
  }

  /** Repeats until a query is hit, since an idle connection is replaced silently. */
  async function endConnections(heard: readonly string[]): Promise<void> {
    for (let more = 100; more > 0 && heard.length === 0; more--)
      await order(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rangefinder'`);
  }

  const HAPPENINGS: readonly (readonly [string, (heard: readonly string[]) => Promise<void>])[] = [
    ['restarts', () => server.restart(300)],
    ['ends all connections', endConnections],
    ['dies', die],
  ];

  test.each(HAPPENINGS)('survive a server that %s, and are answered when it is back', async (_, happens) => {
    const heard: string[] = [];
    const catalog = await filled(await server.createDatabase(), { onAway: () => heard.push('away'), onBack: () => heard.push('back') });
    const met = await asking(catalog, async () => {
      await happens(heard);
      await isBack(catalog);
    });
    expect(met.others).toEqual([]);
    expect(met.answers).toBeGreaterThan(CLIENTS);
    expect(heard.slice(0, 2)).toEqual(['away', 'back']);
    await catalog.close();
  });

  test('get an error in time from a hung server, do not pile up, and are answered when it continues', async () => {
    const catalog = await filled(await server.createDatabase());
    const met = await asking(catalog, async () => {
      const pid = await server.pid();
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'rangefinder'`.execute(
        catalog.db,
      );
      const all = [pid, ...rows.map((row) => row.pid)];
      for (const each of all) process.kill(each, 'SIGSTOP');
      await pause(3_000);
      expect(catalog.isAway()).toBe(true);
      for (const each of all) process.kill(each, 'SIGCONT');
      await isBack(catalog);
    });
    expect(met.others).toEqual([]);
    expect(met.away).toBeGreaterThan(0);
    expect(met.slowestMs).toBeLessThan(within(4_000));
    await catalog.close();
  });

  test('share the connections they have when the server has no more', async () => {
    const url = await server.createDatabase();
    const catalog = await filled(url, { limits: PATIENT });
    await catalog.ping();
    await order(server.url, `alter database ${new URL(url).pathname.slice(1)} connection limit 0`);
    await order(
      server.url,
      `create role guest login password 'guest'; grant connect on database ${new URL(url).pathname.slice(1)} to guest`,
    );
    const guest = new URL(url);
    [guest.username, guest.password] = ['guest', 'guest'];
    const other = await openCatalog({ url: guest.href });
    await expect(other.ping()).rejects.toMatchObject({ ...AWAY, message: expect.stringContaining('too many connections') });
    await order(server.url, `alter database ${new URL(url).pathname.slice(1)} connection limit -1`);
    await order(url, 'grant select on all tables in schema public to guest');
    await other.ping();
    await Promise.all([catalog.close(), other.close()]);
  });

  test('get an error in time for a locked table, and do not block others', async () => {
    const url = await server.createDatabase();
    const catalog = await filled(url, { connections: 2 });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table units in access exclusive mode');
    const begun = performance.now();
    const told = await Promise.allSettled(Array.from({ length: 10 }, () => countUnits(catalog.readDb)));
    expect(performance.now() - begun).toBeLessThan(within(4_000));
    expect(told.map((each) => each.status === 'rejected' && (each.reason as { code?: unknown }).code)).toEqual(
      Array(10).fill('UNAVAILABLE'),
    );
    expect(catalog.isAway()).toBe(false);
    await holder.query('rollback');
    expect(await countUnits(catalog.readDb)).toBe(SMALL_STARTER.units.length);
    await holder.end();
    await catalog.close();
  });

  test('get an error at once when too many wait', async () => {
    const catalog = await filled(await server.createDatabase(), { connections: 1, limits: { ...PATIENT, waiting: 3 } });
    const told = await Promise.allSettled(Array.from({ length: 10 }, () => countUnits(catalog.readDb)));
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await catalog.close();
  });
});

test('get an error for a write to a hung server, though writes may take long', async () => {
  const catalog = await filled(await server.createDatabase());
  const writing = catalog.session(({ db }) => sql`select pg_sleep(120)`.execute(db));
  const told = expect(writing).rejects.toMatchObject(AWAY);
  await pause(300);
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'rangefinder'`.execute(
    catalog.readDb,
  );
  const all = [await server.pid(), ...rows.map(({ pid }) => pid)];
  for (const each of all) process.kill(each, 'SIGSTOP');
  await told.finally(() => {
    for (const each of all) process.kill(each, 'SIGCONT');
  });
  await catalog.close();
});

describe('an observer', () => {
  test('receives every statement and its outcome, but no parameter value', async () => {
    const heard: string[] = [];
    const texts: string[] = [];
    const statement: Observer['statement'] = (pool, text) => {
      texts.push(text);
      return (fault) => heard.push(`${pool} ${fault ?? 'answered'}`);
    };
    const refused: Observer['refused'] = (pool, fault) => heard.push(`${pool} refused ${fault}`);
    const catalog = await filled(await server.createDatabase(), { observer: { statement, refused }, limits: PATIENT });
    heard.length = 0;
    texts.length = 0;
    const value = 'a-value-of-a-user';
    await catalog.readDb.selectFrom('units').select('id').where('id', '=', value).execute();
    await sql`select ${value}::int`.execute(catalog.readDb).catch(() => undefined);
    expect(heard).toEqual(['read answered', 'read other']);
    expect(texts.join()).toContain('from "units"');
    expect(texts.join()).not.toContain(value);
    expect(catalog.pools()).toEqual([
      { pool: 'write', max: 5, total: expect.any(Number), idle: expect.any(Number), waiting: 0 },
      { pool: 'read', max: 10, total: 1, idle: 1, waiting: 0 },
    ]);
    await catalog.close();
  });

  test('receives that a server is away', async () => {
    const heard: string[] = [];
    const observer: Observer = {
      statement: () => () => undefined,
      refused: (pool, fault) => heard.push(`${pool} refused ${fault}`),
    };
    const catalog = await openCatalog({ url: 'postgres://nobody:nothing@127.0.0.1:1/none', observer });
    expect(await catalog.servers()).toEqual([{ server: 'primary', isUp: false, revision: undefined }]);
    expect(new Set(heard)).toEqual(new Set(['read refused away']));
    await catalog.close();
  });
});
