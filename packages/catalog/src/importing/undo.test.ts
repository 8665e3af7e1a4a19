import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  type Catalog,
  correctUnit,
  countUnits,
  findUnit,
  findUnitRevision,
  installStarter,
  listImports,
  listRevisions,
  undoImport,
} from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';
import { type MulRow, mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';

const HOUND = 'alpha-strike/test-hound-thd-1';
const CAT = 'alpha-strike/test-cat';
const cat = (fields: MulRow = {}) => mulRow({ Id: 900_100, Name: 'Test Cat', ...fields });

async function importing(catalog: Catalog, ...rows: readonly MulRow[]): Promise<number> {
  await importText(catalog, mulFile(rows));
  return (await listImports(catalog.db))[0]?.id ?? 0;
}

/** All units as readers see them. */
async function shown({ db }: Catalog): Promise<readonly unknown[]> {
  const ids = await db.selectFrom('units').select('id').orderBy('id').execute();
  return Promise.all(ids.map(async ({ id }) => ({ ...(await findUnit(db, id)), revision: 0, updatedAt: 0 })));
}

describe('undo', () => {
  onFreshCatalog(
    'of an import',
    (catalog) => {
      test('restores changed units, removes new ones, and shows earlier values', async () => {
        const before = await shown(catalog());
        const id = await importing(catalog(), mulRow({ BFArmor: 9, Name: 'Renamed' }), cat());
        expect(await undoImport(catalog().db, id, true)).toMatchObject({ value: { restored: 1, removed: 1 } });
        expect(await findUnit(catalog().db, CAT)).toBeDefined();
        expect(await undoImport(catalog().db, id)).toEqual({ ok: true, value: { restored: 1, removed: 1, leftOut: 0, kept: 0 } });
        expect(await shown(catalog())).toEqual(before);
        expect(await findUnit(catalog().db, CAT)).toBeUndefined();
        // Published states stay readable.
        expect(await findUnitRevision(catalog().db, HOUND, 2)).toMatchObject({ names: { en: 'Renamed' } });
        expect((await listRevisions(catalog().db, HOUND)).map(({ revision }) => revision)).toEqual([3, 2, 1]);
        const { rows } = await sql`select from unit_revisions where unit_number not in (select number from units)`.execute(catalog().db);
        expect(rows).toEqual([]);
      });

      test('allows the same import again', async () => {
        const id = await importing(catalog(), mulRow({ BFArmor: 9 }), cat());
        expect(await findUnit(catalog().db, HOUND)).toMatchObject({ stats: { armor: 9 } });
        expect(await undoImport(catalog().db, id)).toMatchObject({ value: { restored: 1, removed: 1 } });
        expect(await undoImport(catalog().db, id)).toMatchObject({ value: { restored: 0, removed: 0 } });
      });

      test('leaves units that were changed since, and only takes corrected ones out of play', async () => {
        const first = await importing(catalog(), mulRow({ BFArmor: 8 }), cat());
        await importing(catalog(), mulRow({ BFArmor: 7 }));
        await correctUnit(catalog().db, { unitId: CAT, field: 'cost', value: 1 });
        const units = await countUnits(catalog().db);
        expect(await undoImport(catalog().db, first)).toEqual({ ok: true, value: { restored: 0, removed: 0, leftOut: 1, kept: 1 } });
        expect(await findUnit(catalog().db, HOUND)).toMatchObject({ stats: { armor: 7 } });
        expect(await findUnit(catalog().db, CAT)).toMatchObject({ inPlay: false, cost: 1 });
        expect(await countUnits(catalog().db)).toBe(units - 1);
        await importing(catalog(), cat());
        expect(await findUnit(catalog().db, CAT)).toMatchObject({ inPlay: true });
      });

      test.each([999_999, -1, 0, Number.NaN, 1.5, 1e12])('refuses the unknown import %d', async (id) =>
        expect(await undoImport(catalog().db, id)).toMatchObject({ ok: false, problems: [{ code: 'NOT_FOUND', path: ['import'] }] }),
      );
    },
    (catalog) => importText(catalog, mulFile([mulRow()])),
  );

  onFreshCatalog(
    'of an import over the starter catalog',
    (catalog) => {
      test('gives units back to the starter catalog, which cannot be undone itself', async () => {
        const atlas = 'alpha-strike/atlas-as7-d';
        const id = await importing(catalog(), mulRow({ Id: 140, Name: 'Atlas AS7-D', BFArmor: 1 }));
        await undoImport(catalog().db, id);
        expect(await findUnit(catalog().db, atlas)).toMatchObject({ stats: { armor: 10 } });
        const { rows } = await sql<{ kind: string }>`
          select imports.kind from units join imports on imports.id = import_id where units.id = ${atlas}`.execute(catalog().db);
        expect(rows).toEqual([{ kind: 'starter' }]);
        const starter = (await listImports(catalog().db)).find(({ kind }) => kind === 'starter')?.id ?? 0;
        expect(await undoImport(catalog().db, starter)).toMatchObject({ ok: false });
      });
    },
    (catalog) => installStarter(catalog.db, SMALL_STARTER),
  );
});

onFreshCatalog(
  'units that a source no longer has',
  (catalog) => {
    test('are reported for their source only', async () => {
      const { missing, written } = await importText(catalog(), mulFile([mulRow()]));
      expect([missing, written]).toEqual([[{ source: 'mul', ids: [CAT], leftOut: false }], true]);
      expect((await importText(catalog(), mulFile([mulRow(), cat()]))).missing).toEqual([]);
      expect(await findUnit(catalog().db, CAT)).toMatchObject({ inPlay: true });
    });

    test('are reported even if none was added after them', async () => {
      await importText(catalog(), mulFile([mulRow({ Id: 900_777, Name: 'Newest', BFAbilities: '' })]));
      const { missing } = await importText(catalog(), mulFile([mulRow(), cat()]));
      expect(missing).toEqual([{ source: 'mul', ids: ['alpha-strike/newest'], leftOut: false }]);
      expect((await importText(catalog(), mulFile([mulRow(), cat()]), { prune: true })).missing).toMatchObject([{ leftOut: true }]);
    });

    test('are taken out of play on request, and return with their source', async () => {
      const { missing } = await importText(catalog(), mulFile([mulRow()]), { prune: true });
      expect(missing).toEqual([{ source: 'mul', ids: [CAT], leftOut: true }]);
      expect(await findUnit(catalog().db, CAT)).toMatchObject({ inPlay: false, revision: 2 });
      expect((await importText(catalog(), mulFile([mulRow()]), { prune: true })).missing).toEqual([]);
      expect((await importText(catalog(), mulFile([mulRow(), cat()]))).counts).toMatchObject({ changed: 1 });
      expect(await findUnit(catalog().db, CAT)).toMatchObject({ inPlay: true, revision: 3 });
      expect(await findUnit(catalog().db, 'alpha-strike/of-another')).toMatchObject({ inPlay: true });
    });

    test('stay in play in a dry run', async () => {
      await importText(catalog(), mulFile([mulRow()]), { prune: true, dryRun: true });
      expect(await findUnit(catalog().db, CAT)).toMatchObject({ inPlay: true });
    });
  },
  async (catalog) => {
    await importText(catalog, mulFile([mulRow(), cat()]));
    const columns = 'system,name,type,pointValue,size,move,damageShort,damageMedium,damageLong,armor,structure';
    await importText(catalog, `${columns}\nalpha-strike,Of Another,BM,30,2,6,1,1,1,4,4\n`);
  },
);

onFreshCatalog('all rows or none', (catalog) => {
  test('takes no row if one is refused', async () => {
    const text = mulFile([mulRow(), mulRow({ Id: 'x' })]);
    expect(await importText(catalog(), text, { strict: true })).toMatchObject({ written: false, counts: { added: 1, refused: 1 } });
    expect(await countUnits(catalog().db)).toBe(0);
    expect(await importText(catalog(), text)).toMatchObject({ written: true });
    expect(await countUnits(catalog().db)).toBe(1);
  });
});
