import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyCorrections } from '../domain/corrections.js';
import { catalogRevision, correctUnit, findUnit, installStarter } from '../index.js';
import { starterDrafts } from '../starter/drafts.js';
import { onFreshCatalog } from '../testing/databases.js';
import { SMALL_STARTER } from '../testing/starter.js';

const ID = 'alpha-strike/locust-lct-1e';
const locust = starterDrafts().units.find(({ id }) => id === ID) ?? expect.fail();

test('do not change the draft that they are applied to', () => {
  const before = structuredClone(locust);
  const corrected = applyCorrections(locust, [
    { field: 'stats.armor', value: 3 },
    { field: 'cost', value: 20 },
  ]);
  expect(corrected).toEqual({ ...locust, cost: 20, stats: { ...locust.stats, armor: 3, pointValue: 20 } });
  expect(locust).toEqual(before);
});

test.each([
  ['cost', 'stats.pointValue', 20],
  ['abilities', 'stats.specials', ['ECM']],
])('%s is also %s, and both are corrected', (field, figure, value) => {
  const corrected = applyCorrections(locust, [{ field, value }]);
  expect(corrected).toMatchObject({ [field]: value, stats: { [figure.slice('stats.'.length)]: value } });
  expect(applyCorrections(locust, [{ field: figure, value }])).toEqual(corrected);
});

test('of missing figures are ignored', () => {
  const unknown = ['stats.wings', 'id', 'hash', 'stats.toString'].map((field) => ({ field, value: 1 }));
  expect(applyCorrections(locust, unknown)).toEqual(locust);
});

onFreshCatalog(
  'corrections',
  (catalog) => {
    test('show in the unit and its figures, and raise the revision of the catalog', async () => {
      const { db } = catalog();
      const before = await catalogRevision(db);
      await correctUnit(db, { unitId: ID, field: 'stats.armor', value: 3, note: 'errata' });
      await correctUnit(db, { unitId: ID, field: 'nameRu', value: 'Саранча LCT-1E' });
      expect(await findUnit(db, ID)).toMatchObject({ names: { ru: 'Саранча LCT-1E' }, revision: 1, stats: { armor: 3, structure: 2 } });
      const { rows } = await sql`select armor, search_names, sort_name_ru from units where id = ${ID}`.execute(db);
      expect(rows[0]).toMatchObject({
        armor: 3,
        sort_name_ru: 'саранча lct-1e',
        search_names: expect.stringMatching(/саранча lct.*локуст lct/),
      });
      expect(await catalogRevision(db)).toBe(before + 2);
    });

    test('can be corrected', async () => {
      const { db } = catalog();
      await correctUnit(db, { unitId: ID, field: 'stats.armor', value: 4 });
      await correctUnit(db, { unitId: ID, field: 'stats.armor', value: 5 });
      expect(await findUnit(db, ID)).toMatchObject({ stats: { armor: 5 } });
      expect(await db.selectFrom('corrections').where('field', '=', 'stats.armor').select('value').execute()).toEqual([{ value: 5 }]);
    });

    test('the cost under the name of its figure is the cost', async () => {
      const { db } = catalog();
      await correctUnit(db, { unitId: ID, field: 'stats.pointValue', value: 33 });
      expect(await findUnit(db, ID)).toMatchObject({ cost: 33, stats: { pointValue: 33 } });
      await correctUnit(db, { unitId: ID, field: 'cost', value: 34 });
      expect(await findUnit(db, ID)).toMatchObject({ cost: 34, stats: { pointValue: 34 } });
      expect(await db.selectFrom('corrections').where('field', 'in', ['cost', 'stats.pointValue']).select('field').execute()).toEqual([
        { field: 'cost' },
      ]);
    });

    test.each([
      [{ unitId: 'no/such', field: 'cost', value: 1 }, 'NOT_FOUND', 'unitId'],
      [{ unitId: ID, field: 'id', value: 'x' }, 'UNKNOWN_FIELD', 'id'],
      [{ unitId: ID, field: 'stats.wings', value: 1 }, 'UNKNOWN_FIELD', 'stats.wings'],
      [{ unitId: ID, field: 'stats.armor', value: 'many' }, 'BAD_FORMAT', 'value'],
      [{ unitId: ID, field: 'name', value: '' }, 'BAD_FORMAT', 'value'],
    ])('refuses %j: %s at %s', async (correction, code, field) => {
      const { db } = catalog();
      const before = [await findUnit(db, ID), await catalogRevision(db)];
      expect(await correctUnit(db, correction)).toMatchObject({ ok: false, problems: [{ code, path: [field] }] });
      expect([await findUnit(db, ID), await catalogRevision(db)]).toEqual(before);
    });
  },
  (catalog) => installStarter(catalog.db, SMALL_STARTER),
);
