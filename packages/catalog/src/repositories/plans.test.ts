import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Catalog,
  importCatalog,
  listUnits,
  migrate,
  searchUnits,
  UNIT_ORDER_KEYS,
  type UnitFilter,
  type UnitOrder,
} from '../index.js';
import { syntheticInput } from '../synthetic/input.js';
import { openEmpty } from '../testing/databases.js';
import { whileExplaining } from '../testing/explain.js';
import { all } from '../testing/import-text.js';

const UNITS = 20_000;

/** With enough units that a sequential scan is not the fastest plan. */
describe('query plans of a large catalog', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await openEmpty();
    await migrate(catalog.db);
    await importCatalog(catalog, all(syntheticInput(UNITS)));
    return () => catalog.close();
  });

  const list = (filter: UnitFilter, order: UnitOrder) => whileExplaining(catalog, ({ db }) => listUnits(db, filter, order, { first: 20 }));

  test.each([
    [{}, { by: 'name' }, 'units_by_name'],
    [{}, { by: 'nameRu', descending: true }, 'units_by_name_ru'],
    [{}, { by: 'cost' }, 'units_by_cost'],
    [{}, { by: 'cost', descending: true }, 'units_by_falling_cost'],
    [{ system: 'alpha-strike', kind: 'building' }, { by: 'name' }, 'units_by_kind'],
    [{ kind: 'infantry', figures: [{ figure: 'size', anyOf: [1] }] }, { by: 'name' }, 'units_by_name'],
    [{ kind: 'infantry' }, { by: 'structure', descending: true }, 'units_by_structure'],
    [{ specials: ['TSM', 'STL', 'ECM'] }, { by: 'name' }, 'units_search_vector'],
    [{ figures: [{ figure: 'cost', atLeast: 100 }] }, { by: 'name' }, 'units_by_cost'],
    [{ figures: [{ figure: 'year', atMost: 2451 }] }, { by: 'name' }, 'units_by_year'],
    [{ text: 'hammer' }, { by: 'cost' }, 'units_'],
  ] as const)('filters %j by %j use %s', async (filter, order, index) => {
    const plans = await list(filter as UnitFilter, order);
    expect(plans.at(-1)).toMatch(new RegExp(`(Index (Only )?Scan( Backward)? using|Bitmap Index Scan on) ${index}`));
    expect(plans.join('\n')).not.toContain('Seq Scan on units');
  });

  test.each(
    UNIT_ORDER_KEYS.flatMap((by) => [
      { by, descending: false },
      { by, descending: true },
    ]),
  )('order %j uses an index', async (order) => {
    const plans = await list({}, order);
    expect(plans.at(-1)).toMatch(/-> {2}Limit .*\n *-> {2}Index (Only )?Scan (Backward )?using units_(?:by_|pkey)/);
  });

  test.each(['kazelmen', 'hammer', 'kaz', 'kazlemen hamer', 'as7d'])('search for %s uses indexes only', async (text) => {
    const plans = (await whileExplaining(catalog, ({ db }) => searchUnits(db, text))).join('\n');
    expect(plans).not.toMatch(/Seq Scan on units\b/);
  });

  test('reads the words of all names once per revision', async () => {
    const plansOf = async () => (await whileExplaining(catalog, ({ db }) => searchUnits(db, 'kazlemen hamer'))).join('\n');
    await plansOf();
    expect(await plansOf()).not.toMatch(/ on words\b/);
    await sql`update catalog_revision set revision = revision + 1`.execute(catalog.db);
    expect(await plansOf()).toMatch(/ on words\b/);
  });

  test('reads names with a prefix in order, since a sort would read thousands', async () => {
    const { name } = await catalog.db.selectFrom('units').select('sort_name as name').orderBy('number').executeTakeFirstOrThrow();
    for (const text of [name.slice(0, 2), name]) {
      const plans = await whileExplaining(catalog, ({ db }) => searchUnits(db, text));
      expect(plans.join('\n')).toMatch(/-> {2}Limit .*\n *-> {2}Index Only Scan using units_by_name on units/);
    }
  });
});

test('leaves nothing pending in the GIN index after an import', async () => {
  const catalog = await openEmpty();
  await migrate(catalog.db);
  for (let seed = 1; seed <= 2; seed++) await importCatalog(catalog, all(syntheticInput(1_500, 'json', seed)));
  const { rows } = await sql<{ pages: number }>`select gin_clean_pending_list('units_search_vector') as pages`.execute(catalog.db);
  expect(rows).toEqual([{ pages: 0 }]);
  await catalog.close();
});
