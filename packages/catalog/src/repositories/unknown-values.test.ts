/** Values that no unit has: the database is asked for the existing ones once for each kind of value. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalog, listUnits, migrate, openCatalog } from '../index.js';
import { freshDatabase, PATIENT } from '../testing/databases.js';

const statements: string[] = [];
let catalog: Catalog;
beforeAll(async () => {
  const statement = (_: string, text: string) => {
    statements.push(text);
    return () => undefined;
  };
  catalog = await openCatalog({ url: await freshDatabase(), limits: PATIENT, observer: { statement, refused: () => undefined } });
  await migrate(catalog.db);
});
afterAll(() => catalog.close());

test('many unknown abilities take one look at the abilities of units', async () => {
  statements.length = 0;
  const unknown = (start: string) => Array.from({ length: 20 }, (_, index) => `${start}${index}`);
  const found = await listUnits(catalog.db, { specials: unknown('x'), withoutSpecials: unknown('y') });
  expect(found).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.objectContaining({ code: 'UNKNOWN_VALUE' })]) });
  expect(statements.filter((text) => text.includes('tsvector_to_array'))).toHaveLength(1);
});
