import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Catalog, catalogRevision, installStarter } from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { SMALL_STARTER } from '../testing/starter.js';

const LOCUST = 'alpha-strike/locust-lct-1e';

/** How far the revision rises during an operation. */
async function rise({ db }: Catalog, work: () => Promise<unknown>): Promise<number> {
  const before = await catalogRevision(db);
  await work();
  return (await catalogRevision(db)) - before;
}

onFreshCatalog(
  'the catalog revision',
  (catalog) => {
    test.each([
      `update units set cost = 1 where id = '${LOCUST}'`,
      `update weapons set cost = 1 where id = 'bronepehota/mortar/mortar'`,
      `update unit_weapons set count = 3 where unit_number = (select number from units where id = 'bronepehota/mortar')`,
      `delete from units where id = 'bronepehota/twin-cannon'`,
    ])('rises by one with %s', async (statement) => {
      expect(await rise(catalog(), () => sql.raw(statement).execute(catalog().db))).toBe(1);
    });

    test.each([
      `update units set cost = 1 where id = 'no/such'`,
      `delete from weapons where id = 'no/such'`,
      `insert into unit_weapons select * from unit_weapons where false`,
      `select * from units`,
      `insert into imports (kind, source, label) values ('file', 'x', 'x')`,
    ])('does not change with %s', async (statement) => {
      expect(await rise(catalog(), () => sql.raw(statement).execute(catalog().db))).toBe(0);
    });

    test('rises once for all changes of a transaction', async () => {
      const work = () =>
        catalog()
          .db.transaction()
          .execute(async (trx) => {
            await sql`update units set updated_at = now()`.execute(trx);
            await sql`update weapons set updated_at = now()`.execute(trx);
          });
      expect(await rise(catalog(), work)).toBe(1);
    });

    test('does not change when the transaction is rolled back', async () => {
      const work = () =>
        catalog()
          .db.transaction()
          .execute(async (trx) => {
            await sql`update units set updated_at = now()`.execute(trx);
            throw new Error('taken back');
          })
          .catch(() => undefined);
      expect(await rise(catalog(), work)).toBe(0);
    });

    test('rises for the committed part of a transaction with a savepoint', async () => {
      const work = () =>
        catalog()
          .db.transaction()
          .execute(async (trx) => {
            await sql`savepoint first`.execute(trx);
            await sql`update units set updated_at = now()`.execute(trx);
            await sql`rollback to savepoint first`.execute(trx);
            await sql`update weapons set updated_at = now()`.execute(trx);
          });
      expect(await rise(catalog(), work)).toBe(1);
    });

    test('counts every one of many concurrent changes', async () => {
      const work = () =>
        Promise.all(Array.from({ length: 20 }, (_, n) => sql`update units set cost = ${n} where id = ${LOCUST}`.execute(catalog().db)));
      expect(await rise(catalog(), work)).toBe(20);
    });
  },
  (catalog) => installStarter(catalog.db, SMALL_STARTER),
);
