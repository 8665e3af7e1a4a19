import { sql } from 'kysely';
import { Migrator, NO_MIGRATIONS } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { migrate } from '../index.js';
import { onFreshCatalog, openEmpty } from '../testing/databases.js';
import { MIGRATIONS } from './index.js';

describe('migrations', () => {
  test('are all done once, in order', async () => {
    const catalog = await openEmpty();
    expect(await migrate(catalog.db)).toEqual(Object.keys(MIGRATIONS));
    expect(await migrate(catalog.db)).toEqual([]);
    await catalog.close();
  });

  test('may be started several times at once', async () => {
    const catalog = await openEmpty();
    const done = await Promise.all([migrate(catalog.db), migrate(catalog.db), migrate(catalog.db)]);
    expect(done.flat().sort()).toEqual(Object.keys(MIGRATIONS));
    await catalog.close();
  });

  test('can be taken back and done again', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    const back = await new Migrator({ db: catalog.db, provider: { getMigrations: async () => MIGRATIONS } }).migrateTo(NO_MIGRATIONS);
    expect(back.error).toBeUndefined();
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(catalog.db);
    expect(rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))).toEqual([]);
    expect(await migrate(catalog.db)).toEqual(Object.keys(MIGRATIONS));
    await catalog.close();
  });

  test('of another version are told apart from those that fail', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    await sql`insert into kysely_migration (name, timestamp) values ('2025-01-01-1-old', '2025-01-01')`.execute(catalog.db);
    const message = expect.stringContaining('another version of Rangefinder: it has had the migration 2025-01-01-1-old');
    await expect(migrate(catalog.db)).rejects.toMatchObject({ code: 'MIGRATION_FAILED', message });
    await catalog.close();
  });

  test('tell by code and name when one fails', async () => {
    const catalog = await openEmpty();
    await sql`create table units (id integer)`.execute(catalog.db);
    await expect(migrate(catalog.db)).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('2026-11-23-1-tables'),
    });
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where tablename = 'imports'`.execute(catalog.db);
    expect(rows).toEqual([]);
    await catalog.close();
  });
});

onFreshCatalog('values', (catalog) => {
  test('of every type come as the same JavaScript values', async () => {
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

  test('too large for a number are refused, not rounded', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(catalog().db)).rejects.toThrow(RangeError);
    expect((await sql<{ ok: number }>`select 1 as ok`.execute(catalog().db)).rows).toEqual([{ ok: 1 }]);
  });
});
