import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type CellValues, type Columns, parameter } from '../database/cells.js';
import { openCatalog } from '../index.js';
import { freshDatabase } from '../testing/databases.js';
import { writerOf } from './writer.js';

/** A row with a value of every column type. */
type Values = { readonly [T in keyof CellValues]: CellValues[T] | null };

const TYPES = ['integer', 'real', 'boolean', 'text', 'json', 'jsonb', 'timestamptz', 'tsvector'] as const;
const COLUMNS = Object.fromEntries(TYPES.map((type) => [type, { type, of: (row: Values) => row[type] }])) as Columns<Values>;

const text = fc.oneof(
  fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', '').toWellFormed()),
  fc.constantFrom('', '\\N', '\\', '\t\n\r', "o'neill", '"', '{}', '\\.', 'é', 'ё', '🚀'.repeat(2_000)),
);
const word = text.map((any) => any.slice(0, 60).toWellFormed()).filter((any) => any !== '');
const json = fc
  .jsonValue()
  .map((any) => JSON.stringify(any))
  .filter((any) => !any.includes('\\u0000'));

const values: fc.Arbitrary<Values> = fc.record({
  integer: fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  real: fc.option(fc.float({ noNaN: true, noDefaultInfinity: true })),
  boolean: fc.option(fc.boolean()),
  text: fc.option(text),
  json: fc.option(json),
  jsonb: fc.option(json),
  timestamptz: fc.option(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })),
  tsvector: fc.option(fc.uniqueArray(word)),
});

test('inserts many rows as it does one by one, whatever they contain', async () => {
  const catalog = await openCatalog({ url: await freshDatabase() });
  const columns = sql.raw(TYPES.map((type) => `"${type}" ${type}`).join(', '));
  await catalog.session(async ({ db }) => {
    for (const table of ['together', 'single']) await sql`create table ${sql.table(table)} (${columns})`.execute(db);
    const stored = async (table: string): Promise<readonly unknown[]> =>
      (await sql`select ${sql.ref(table)}::text from ${sql.table(table)} order by ctid`.execute(db)).rows.map(
        (row) => Object.values(row as object)[0],
      );
    const check = fc.asyncProperty(fc.array(values, { maxLength: 20 }), async (rows) => {
      await sql`truncate together, single`.execute(db);
      await db.transaction().execute(async (trx) => {
        const writer = writerOf(trx);
        writer.append('together', COLUMNS, rows);
        await writer.send();
        await writer.flush();
        for (const row of rows)
          await sql`insert into single values (${sql.join(TYPES.map((type) => parameter(type, row[type])))})`.execute(trx);
      });
      const atOnce = await stored('together');
      expect(atOnce).toHaveLength(rows.length);
      expect(atOnce).toEqual(await stored('single'));
    });
    await fc.assert(check, { numRuns: 60 });
  });
  await catalog.close();
});
