import { LANGUAGES } from '@rangefinder/rules';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { columnsOfLanguages } from '../database/text-columns.js';
import { correctUnit, importCatalog, installStarter, migrate, type Tables } from '../index.js';
import { syntheticInput } from '../synthetic/input.js';
import { onFreshCatalog } from '../testing/databases.js';
import { all } from '../testing/import-text.js';
import { SMALL_STARTER } from '../testing/starter.js';

/** All derived data, and the data that must not change. */
async function state(db: Kysely<Tables>): Promise<unknown> {
  const tables = {
    units: sql`select * from units order by number`,
    bounds: sql`select * from figure_bounds order by facet, value, figure`,
    columns: sql`select column_name from information_schema.columns where table_name = 'units' order by 1`,
    indexes: sql`select indexname from pg_indexes where tablename = 'units' order by 1`,
  };
  const rows = await Promise.all(Object.values(tables).map(async (query) => (await query.execute(db)).rows));
  return JSON.parse(JSON.stringify(rows, (_, value) => (isRow(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value)));
}
const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

onFreshCatalog(
  'a catalog of a version whose rule sets had fewer figures',
  (catalog) => {
    test('gets columns, indexes, values and bounds of new figures when it is opened', async () => {
      const { db } = catalog();
      const before = await state(db);
      for (const column of ['tmm', 'durability']) await sql`alter table units drop column ${sql.ref(column)} cascade`.execute(db);
      await sql`delete from figure_bounds where figure in ('tmm', 'durability') or facet in ('tmm', 'durability')`.execute(db);
      await sql`update units set search_vector = ''::tsvector`.execute(db);
      await sql`update catalog_shape set shape = 'of an earlier version'`.execute(db);
      expect(await migrate(db)).toEqual([]);
      expect(await state(db)).toEqual(before);
    });

    test('gets the columns of a new language when it is opened', async () => {
      const { db } = catalog();
      await db.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        for (const statement of columnsOfLanguages([...LANGUAGES, 'de'])) await sql.raw(statement).execute(connection);
        const { rows } = await sql<{ place: string }>`select table_name || '.' || column_name as place from information_schema.columns
          where table_schema = current_schema() and right(column_name, 3) = '_de' order by 1`.execute(connection);
        const places = ['armors.abbreviation_de', 'armors.name_de', 'units.sort_name_de', 'weapons.name_de', 'weapons.sort_name_de'];
        expect(rows.map(({ place }) => place)).toEqual(places);
        await sql`rollback`.execute(connection);
      });
    });

    test('is not touched when nothing has changed', async () => {
      const { db } = catalog();
      const rows = async () => (await sql`select ctid::text, xmin::text from units order by number`.execute(db)).rows;
      const before = await rows();
      await migrate(db);
      expect(await rows()).toEqual(before);
    });
  },
  async (catalog) => {
    await installStarter(catalog.db, SMALL_STARTER);
    await importCatalog(catalog, all(syntheticInput(1_200)));
    await correctUnit(catalog.db, { unitId: 'alpha-strike/atlas-as7-d', field: 'stats.armor', value: 9 });
  },
);
