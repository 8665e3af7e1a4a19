import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { catalogRevision, installStarter, migrate, migrateBack, openCatalog, plannedMigrations } from '../index.js';
import { freshDatabase, onFreshCatalog, openEmpty } from '../testing/databases.js';
import { made } from '../testing/migrations.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { type CatalogMigration, MIGRATIONS } from './index.js';

const FIRST = '2026-11-25-1-catalog';

/** An online migration, which can start again after a failure. */
const ONLINE_INDEX = '2099-01-01-1-units-by-hash';
const WITH_ONLINE_INDEX: Readonly<Record<string, CatalogMigration>> = {
  ...MIGRATIONS,
  [ONLINE_INDEX]: {
    ...made('drop index concurrently if exists units_by_hash', 'create index concurrently units_by_hash on units (hash)'),
    online: true,
  },
};

describe('migrations', () => {
  test('run once, in order', async () => {
    const catalog = await openEmpty();
    expect(await migrate(catalog.db)).toEqual(Object.keys(MIGRATIONS));
    expect(await migrate(catalog.db)).toEqual([]);
    await catalog.close();
  });

  test('may be started by several processes at once', async () => {
    const catalog = await openEmpty();
    const done = await Promise.all([migrate(catalog.db), migrate(catalog.db), migrate(catalog.db)]);
    expect(done.flat().sort()).toEqual(Object.keys(MIGRATIONS));
    await catalog.close();
  });

  test('can be reverted and run again', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    for (const { online = false } of Object.values(MIGRATIONS).toReversed()) {
      const migrator = new Migrator({ db: catalog.db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
      expect((await migrator.migrateDown({ disableTransactions: online })).error).toBeUndefined();
    }
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(catalog.db);
    expect(rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))).toEqual([]);
    expect(await migrate(catalog.db)).toEqual(Object.keys(MIGRATIONS));
    await catalog.close();
  });

  test('report a migration of another version', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    await sql`insert into kysely_migration (name, timestamp) values ('2025-01-01-1-old', '2025-01-01')`.execute(catalog.db);
    const message = expect.stringContaining('another version of Rangefinder: it has had the migration 2025-01-01-1-old');
    await expect(migrate(catalog.db)).rejects.toMatchObject({ code: 'MIGRATION_FAILED', message });
    await catalog.close();
  });

  test('report the name of one that fails', async () => {
    const catalog = await openEmpty();
    await sql`create table units (id integer)`.execute(catalog.db);
    await expect(migrate(catalog.db)).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining(FIRST),
    });
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where tablename = 'imports'`.execute(catalog.db);
    expect(rows).toEqual([]);
    await catalog.close();
  });
});

describe('two versions on one database', () => {
  /** The migrations of a newer version. */
  const NEWER: typeof MIGRATIONS = {
    ...MIGRATIONS,
    '2099-01-01-1-remarks': made('alter table units add column remark text'),
    '2099-01-01-2-tags': made('create table tags (unit_number integer primary key, tag text not null)'),
  };

  test('the older one works with additions of the newer one', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db, { migrations: NEWER });
    expect(await migrate(catalog.db)).toEqual([]);
    expect(await plannedMigrations(catalog.db)).toEqual([]);
    await installStarter(catalog.db, SMALL_STARTER);
    expect(await catalogRevision(catalog.readDb)).toBeGreaterThan(0);
    await catalog.close();
  });

  test('the older one refuses a contract of the newer one', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db, { migrations: { ...NEWER, '2099-01-02-1-costs-contract': made('alter table units drop column cost') } });
    const message = expect.stringContaining('has had the migration 2099-01-02-1-costs-contract, which this version does not know');
    await expect(migrate(catalog.db)).rejects.toMatchObject({ code: 'MIGRATION_FAILED', message });
    await catalog.close();
  });

  test('the older one refuses a diverging history', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db, { migrations: NEWER });
    await expect(migrate(catalog.db, { migrations: WITH_ONLINE_INDEX })).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('another version'),
    });
    await catalog.close();
  });
});

test('a database of a development version is refused with the commands that move its content, and is not changed', async () => {
  const catalog = await openEmpty();
  await migrate(catalog.db);
  await sql`update kysely_migration set name = '2026-11-23-1-tables'`.execute(catalog.db);
  await expect(migrate(catalog.db)).rejects.toMatchObject({
    code: 'MIGRATION_FAILED',
    message: expect.stringMatching(/2026-11-23-1-tables.*npm run catalog -- export --output catalog\.json/),
  });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(catalog.db);
  expect(rows).toEqual([{ name: '2026-11-23-1-tables' }]);
  await catalog.close();
});

describe('reverting migrations', () => {
  test('reverts all after the given one, the last first', async () => {
    const catalog = await openEmpty();
    const reversible = (table: string): CatalogMigration => ({
      ...made(`create table ${table} (id integer primary key)`),
      down: async (db) => void (await sql`drop table ${sql.table(table)}`.execute(db)),
    });
    const migrations = { ...MIGRATIONS, '2099-01-01-1-scenarios': reversible('scenarios'), '2099-01-01-2-maps': reversible('maps') };
    await migrate(catalog.db, { migrations });
    expect(await migrateBack(catalog.db, FIRST, { migrations })).toEqual(['2099-01-01-2-maps', '2099-01-01-1-scenarios']);
    const { rows } = await sql`select to_regclass('scenarios') as scenarios, to_regclass('maps') as maps`.execute(catalog.db);
    expect(rows).toEqual([{ scenarios: null, maps: null }]);
    expect(await migrateBack(catalog.db, FIRST, { migrations })).toEqual([]);
    await catalog.close();
  });

  test('stops at one that cannot be reverted, without a change', async () => {
    const catalog = await openEmpty();
    const migrations = { ...MIGRATIONS, '2099-01-01-1-notes-contract': made('drop table words') };
    await migrate(catalog.db, { migrations });
    const message = expect.stringContaining('2099-01-01-1-notes-contract cannot be taken back by this version; restore a backup');
    await expect(migrateBack(catalog.db, FIRST, { migrations })).rejects.toMatchObject({ message });
    expect(await migrate(catalog.db, { migrations })).toEqual([]);
    await catalog.close();
  });

  test('refuses a migration that the database has not had', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    const message = expect.stringContaining(`${ONLINE_INDEX} is none of the migrations that the catalog has had: ${FIRST}`);
    await expect(migrateBack(catalog.db, ONLINE_INDEX, { migrations: WITH_ONLINE_INDEX })).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message,
    });
    await catalog.close();
  });
});

describe('migrations of a running service', () => {
  /** A connection with an open transaction that has read units, which a change of the table must wait for. */
  async function connectionTo(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin; select count(*) from units');
    return client;
  }

  test('wait for a table in use without blocking others, and succeed in the end', async () => {
    const url = await freshDatabase();
    const catalog = await openCatalog({ url });
    await migrate(catalog.db);
    const reader = await connectionTo(url);
    const migrations = { ...MIGRATIONS, '2099-01-01-1-remarks': made('alter table units add column remark text') };
    const migrating = migrate(catalog.db, { migrations });
    await expect.poll(async () => (await reader.query('select 1 from pg_locks where not granted')).rowCount, { interval: 5 }).toBe(1);
    // New queries wait behind the change for half a second at most; a query of the service may take 1.2 s.
    expect(await sql`select count(*) from units`.execute(catalog.readDb)).toMatchObject({ rows: [{ count: 0 }] });
    await reader.query('commit');
    expect(await migrating).toEqual(['2099-01-01-1-remarks']);
    await reader.end();
    await catalog.close();
  });

  test('report a table that stays in use', async () => {
    const url = await freshDatabase();
    const catalog = await openCatalog({ url });
    await migrate(catalog.db);
    const reader = await connectionTo(url);
    const migrations = { ...MIGRATIONS, '2099-01-01-1-remarks': made('alter table units add column remark text') };
    const message = 'Migration 2099-01-01-1-remarks: a table that it changes is in use';
    await expect(migrate(catalog.db, { migrations, attempts: 1 })).rejects.toMatchObject({ code: 'MIGRATION_FAILED', message });
    await reader.end();
    await catalog.close();
  });

  test('run once when several processes start an online migration', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    const done = await Promise.all(Array.from({ length: 4 }, () => migrate(catalog.db, { migrations: WITH_ONLINE_INDEX })));
    expect(done.flat()).toEqual([ONLINE_INDEX]);
    await catalog.close();
  });

  test('rebuild an index whose creation was interrupted', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    await sql`create index units_by_hash on units (hash)`.execute(catalog.db);
    await sql`update pg_index set indisvalid = false where indexrelid = 'units_by_hash'::regclass`.execute(catalog.db);
    await migrate(catalog.db, { migrations: WITH_ONLINE_INDEX });
    const { rows } = await sql`select indisvalid as valid from pg_index where indexrelid = 'units_by_hash'::regclass`.execute(catalog.db);
    expect(rows).toEqual([{ valid: true }]);
    await catalog.close();
  });
});

/** Foreign keys without an index on their columns: deleting a referenced row would read the whole table. */
const UNINDEXED = sql<{ key: string }>`select conrelid::regclass || '.' || conname as key from pg_constraint
  where contype = 'f' and not exists (select from pg_index where indrelid = conrelid and indisvalid
    and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and indpred is null)`;

describe('foreign keys', () => {
  test('have indexes', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    expect((await UNINDEXED.execute(catalog.db)).rows).toEqual([]);
    await catalog.close();
  });

  test('are detected without an index', async () => {
    const catalog = await openEmpty();
    const statement = 'create table scenarios (id integer primary key, unit_number integer not null references units)';
    await migrate(catalog.db, { migrations: { ...MIGRATIONS, '2099-01-01-1-scenarios': made(statement) } });
    expect((await UNINDEXED.execute(catalog.db)).rows).toEqual([{ key: 'scenarios.scenarios_unit_number_fkey' }]);
    await catalog.close();
  });
});

onFreshCatalog('values', (catalog) => {
  test('of every type have the same JavaScript values', async () => {
    const { rows } = await sql`select 42::int8 as int8, 7::int4 as int4, 1.50::numeric as numeric, 0.5::float8 as float8, true as boolean,
      '{"a": [1, null]}'::jsonb as jsonb, '2026-11-20 12:00+03'::timestamptz as stamp, array['x', 'ы'] as texts, null as nothing`.execute(
      catalog().db,
    );
    expect(rows).toEqual([
      {
        int8: 42,
        int4: 7,
        numeric: '1.50',
        float8: 0.5,
        boolean: true,
        jsonb: { a: [1, null] },
        stamp: new Date('2026-11-20T09:00:00Z'),
        texts: ['x', 'ы'],
        nothing: null,
      },
    ]);
  });

  test('too large for a number are rejected instead of rounded', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(catalog().db)).rejects.toThrow(RangeError);
    expect((await sql<{ ok: number }>`select 1 as ok`.execute(catalog().db)).rows).toEqual([{ ok: 1 }]);
  });
});
