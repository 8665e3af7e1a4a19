/** Values that no unit has: the database is asked for the existing ones once for each kind of value. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalog, listUnits, migrate, openCatalog } from '../index.js';
import { freshDatabase, PATIENT } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';

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

test('an unknown source is told all sources, also that of the newest unit of a large catalog', async () => {
  const columns = 'system,source,sourceId,name,type,pointValue,size,move,damageShort,damageMedium,damageLong,armor,structure';
  const rows = Array.from({ length: 8_001 }, (_, index) => `alpha-strike,large,${index},Unit ${index},BM,30,2,6,1,1,1,4,4`);
  await importText(catalog, [columns, ...rows, 'alpha-strike,our-club,1,Club Unit,BM,30,2,6,1,1,1,4,4', ''].join('\n'));
  expect(await listUnits(catalog.db, { source: 'nope' })).toMatchObject({
    ok: false,
    problems: [{ path: ['filter', 'source'], given: 'nope', allowed: { en: 'large, our-club' } }],
  });
});
