import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Catalog, foldText, installStarter } from '../index.js';
import { onEveryDatabase } from '../testing/databases.js';

/** Ids that a condition finds in a table. */
async function found({ db }: Catalog, table: 'units' | 'weapons', condition: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${condition} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The plan when the planner has to use an index if it can. */
async function plan({ db }: Catalog, query: RawBuilder<unknown>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

onEveryDatabase(
  'what search will use',
  (catalog) => {
    test.each([
      ['words in other forms, Russian', 'weapons', 'тяжёлой ракетой', 'bronepehota/demolisher/heavy-rocket'],
      ['words in other forms, English', 'weapons', 'heavy rockets', 'bronepehota/demolisher/heavy-rocket'],
      ['an alias', 'units', 'Hellbringer', 'alpha-strike/loki-hellbringer-prime'],
    ] as const)('%s', async (_, table, text, id) => {
      expect(await found(catalog(), table, sql`search_vector @@ plainto_tsquery('russian', ${foldText(text)})`)).toContain(id);
    });

    test('beginnings of words', async () => {
      expect(await found(catalog(), 'units', sql`search_vector @@ to_tsquery('simple', ${'катап:*'})`)).toEqual([
        'alpha-strike/catapult-cplt-k2',
      ]);
    });

    test.each([
      ['units_search_vector', sql`select id from units where search_vector @@ to_tsquery('simple', 'atlas')`],
      ['words_by_sound', sql`select word from words where sound % 'atlas'`],
      ['units_by_armor', sql`select id from units where armor >= 5 order by armor, number limit 5`],
      ['units_by_name', sql`select id from units where in_play order by sort_name, id limit 5`],
      ['units_by_name_ru', sql`select id from units where in_play and (sort_name_ru, id) > ('а', '') order by sort_name_ru, id limit 5`],
      [
        'units_by_cost',
        sql`select id from units where in_play and (coalesce(cost, 2147483647), id) > (20, '') order by coalesce(cost, 2147483647), id limit 5`,
      ],
      ['units_by_falling_cost', sql`select id from units where in_play order by coalesce(-cost, 2147483647), id limit 5`],
      ['weapons_by_name', sql`select id from weapons where system = '5150' order by sort_name, id limit 5`],
    ])('the index %s serves its query', async (index, query) => {
      expect(await plan(catalog(), query)).toContain(index);
    });
  },
  (catalog) => installStarter(catalog.db),
);
