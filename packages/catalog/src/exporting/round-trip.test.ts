import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { importCatalog } from '../importing/import.js';
import { inputsOf } from '../importing/inputs/inputs.js';
import type { Issue } from '../importing/report.js';
import { type Catalog, catalogRevision, correctUnit, findUnit, installStarter, migrate } from '../index.js';
import { onFreshCatalog, openEmpty } from '../testing/databases.js';
import { all, importText } from '../testing/import-text.js';
import { MUL_ROWS, mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { readDownload } from './download.js';
import { ENTRY_FORMATS, EXPORT_FORMATS, type ExportFormat, exportCatalog } from './export.js';

/** All data of a catalog except import numbers and times of this database. */
async function contents({ db }: Catalog): Promise<Readonly<Record<string, unknown>>> {
  const own = ['import_id', 'created_at', 'updated_at'];
  const tables = ['units', 'unit_revisions', 'corrections', 'weapons', 'unit_weapons', 'armors', 'words'];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const { rows: found } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      const told = found.map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !own.includes(column))));
      return [table, told.toSorted()];
    }),
  );
  return Object.fromEntries(rows);
}

async function exported({ db }: Catalog, format: ExportFormat): Promise<string> {
  return (await Array.fromAsync(exportCatalog(db, format))).join('');
}

/** Fills a catalog with starter data, imports, a renamed unit and corrections. */
async function fill(catalog: Catalog): Promise<void> {
  await installStarter(catalog.db, SMALL_STARTER);
  await importText(catalog, mulFile(MUL_ROWS));
  await importText(catalog, mulFile([mulRow({ Id: 900_001, Name: 'Renamed  Unit', BFAbilities: 'ECM, "odd|one", TUR(1/1/-,IF1)' })]));
  await importText(catalog, mulFile([mulRow({ Id: 900_060, Name: '=HYPERLINK("x")' }), mulRow({ Id: 900_061, Name: "'-2+3" })]));
  await correctUnit(catalog.db, { unitId: 'alpha-strike/locust-lct-1e', field: 'stats.armor', value: 3, note: 'опечатка, "как есть"' });
  await correctUnit(catalog.db, { unitId: 'alpha-strike/locust-lct-1e', field: 'cost', value: 21 });
  await correctUnit(catalog.db, { unitId: 'bronepehota/t-rex', field: 'nameRu', value: 'Тираннозавр; новый' });
}

onFreshCatalog(
  'export and import again',
  (catalog) => {
    test('no field of a unit is written twice', async () => {
      const { units } = JSON.parse(await exported(catalog(), 'json')) as { readonly units: readonly { readonly stats: object }[] };
      expect(units.length).toBeGreaterThan(0);
      expect(units.filter(({ stats }) => 'pointValue' in stats || 'specials' in stats)).toEqual([]);
    });

    describe.each(ENTRY_FORMATS)('%s', (format) => {
      test('restores the same catalog', async () => {
        const other = await openEmpty();
        await migrate(other.db);
        const issues: unknown[] = [];
        const report = await importText(other, await exported(catalog(), format), { onIssue: (issue) => issues.push(issue) });
        expect(issues).toEqual([]);
        expect(report.counts).toMatchObject({ refused: 0, changed: 0, unchanged: 0, doubtful: 0 });
        expect(await contents(other)).toEqual(await contents(catalog()));
        expect(await exported(other, format)).toBe(await exported(catalog(), format));
        await other.close();
      });

      test('changes nothing in the catalog that it was exported from', async () => {
        const before = await catalogRevision(catalog().db);
        const report = await importText(catalog(), await exported(catalog(), format));
        expect(report.counts).toMatchObject({ added: 0, changed: 0, refused: 0 });
        expect(await catalogRevision(catalog().db)).toBe(before);
      });
    });

    test('a compressed download contains the units as readers see them', async () => {
      const { lines } = await readDownload(catalog().readDb);
      const text = (await Array.fromAsync(lines)).flat().map(({ jsonl }) => jsonl);
      const other = await openEmpty();
      await migrate(other.db);
      const report = await importCatalog(other, inputsOf(['-'], all(gzipSync(text.join('')))));
      expect(report).toMatchObject({ ok: true, value: { counts: { read: text.length, added: text.length, refused: 0, doubtful: 0 } } });
      const ids = ['alpha-strike/locust-lct-1e', 'bronepehota/t-rex', 'alpha-strike/commando-com-2d'];
      for (const id of ids) {
        const { names, stats, abilities, inPlay } = (await findUnit(other.db, id)) ?? expect.fail(id);
        expect(await findUnit(catalog().db, id)).toMatchObject({ names, stats, abilities, inPlay });
      }
      await other.close();
    });

    test.each(['jsonl', 'csv'] as const)('a download keeps when sources were read: %s', async (form) => {
      const { lines, csvHeader } = await readDownload(catalog().readDb);
      const read = (await Array.fromAsync(lines)).flat().map((line) => line[form]);
      const text = `${form === 'csv' ? csvHeader : ''}${read.join('')}`;
      const other = await openEmpty();
      await migrate(other.db);
      await installStarter(other.db, SMALL_STARTER);
      await importText(other, text);
      for (const id of ['alpha-strike/test-hound-thd-1', 'alpha-strike/locust-lct-1e', 'alpha-strike/commando-com-2d'])
        expect((await findUnit(other.db, id))?.asOf).toEqual((await findUnit(catalog().db, id))?.asOf);
      const before = await catalogRevision(other.db);
      await importText(other, text);
      expect(await catalogRevision(other.db)).toBe(before);
      await other.close();
    });

    test('an export has the later reading of a unit that is the same', async () => {
      const id = 'alpha-strike/commando-com-2d';
      const ofSource = catalog().db.selectFrom('units').select('number').where('id', '=', id);
      await catalog()
        .db.updateTable('unit_revisions')
        .set({ read_at: new Date('2026-04-01') })
        .where('unit_number', 'in', ofSource)
        .execute();
      const other = await openEmpty();
      await migrate(other.db);
      await installStarter(other.db, SMALL_STARTER);
      await importText(other, await exported(catalog(), 'json'));
      expect((await findUnit(other.db, id))?.asOf).toEqual(new Date('2026-04-01'));
      await other.close();
    });

    test('CSV contains no cell that begins like a formula', async () => {
      const text = await exported(catalog(), 'csv');
      expect(text).toContain('HYPERLINK');
      expect(text).not.toMatch(/(?:^|,)"?[=@+]/m);
    });

    test('an import adds corrections to existing units', async () => {
      const other = await openEmpty();
      await migrate(other.db);
      await installStarter(other.db, SMALL_STARTER);
      await correctUnit(other.db, { unitId: 'bronepehota/t-rex', field: 'nameRu', value: 'Завр' });
      const notes: unknown[] = [];
      const onIssue = (issue: Issue) => issue.kind === 'noted' && notes.push(...issue.notes);
      const { counts } = await importText(other, await exported(catalog(), 'json'), { onIssue });
      expect(counts).toMatchObject({ changed: 1, refused: 0, doubtful: 1 });
      expect(notes).toMatchObject([{ code: 'CORRECTION_KEPT', given: 'nameRu' }]);
      expect((await findUnit(other.db, 'alpha-strike/locust-lct-1e'))?.stats).toMatchObject({ armor: 3 });
      expect((await findUnit(other.db, 'bronepehota/t-rex'))?.names.ru).toBe('Завр');
      const brought = other.db
        .selectFrom('corrections')
        .innerJoin('units', 'number', 'unit_number')
        .select(['field', 'note', 'corrected_at']);
      const own = catalog()
        .db.selectFrom('corrections')
        .innerJoin('units', 'number', 'unit_number')
        .select(['field', 'note', 'corrected_at']);
      const ofLocust = (query: typeof own) => query.where('id', '=', 'alpha-strike/locust-lct-1e').orderBy('field').execute();
      expect(await ofLocust(brought)).toEqual(await ofLocust(own));
      const again = await importText(other, await exported(catalog(), 'json'));
      expect(again.counts).toMatchObject({ added: 0, changed: 0 });
      await other.close();
    });

    test('an edited entry is a new state of its unit', async () => {
      const text = (await exported(catalog(), 'json')).replace('"name":"Commando COM-2D"', '"name":"Commando COM-2D (edited)"');
      const report = await importText(catalog(), text);
      expect(report.counts).toMatchObject({ added: 0, changed: 1, refused: 0 });
      const { db } = catalog();
      const id = 'alpha-strike/commando-com-2d';
      expect(await findUnit(db, id)).toMatchObject({ names: { en: 'Commando COM-2D (edited)', ru: 'Коммандо COM-2D' }, revision: 2 });
      const { search_names } = await db.selectFrom('units').select('search_names').where('id', '=', id).executeTakeFirstOrThrow();
      expect(search_names).toContain('|commando com 2d|');
    });
  },
  fill,
);

onFreshCatalog('an export of some sources', (catalog) => {
  const own = { system: 'alpha-strike', name: 'Club Unit', source: 'club', sourceId: '1', stats: { type: 'BM', pointValue: 9, size: 1 } };
  const stats = { ...own.stats, move: '6"', damage: ['1', '1', '1'], armor: 1, structure: 1 };

  test('has their units alone, in every format', async () => {
    await importText(catalog(), JSON.stringify([{ entry: 'unit', ...own, stats }]));
    await importText(catalog(), mulFile([mulRow()]));
    for (const format of EXPORT_FORMATS) {
      const text = (await Array.fromAsync(exportCatalog(catalog().db, format, ['club']))).join('');
      expect([format, text.includes('Test Hound')]).toEqual([format, false]);
      expect(text.includes('Club Unit') || format === 'availability').toBe(true);
    }
  });

  test('is read again without a change, as lines too', async () => {
    const text = (await Array.fromAsync(exportCatalog(catalog().db, 'lines', ['club']))).join('');
    expect((await importText(catalog(), text)).counts).toMatchObject({ read: 1, unchanged: 1 });
  });
});

test('an empty catalog is exported without entries', async () => {
  const catalog = await openEmpty();
  await migrate(catalog.db);
  expect(JSON.parse(await exported(catalog, 'json'))).toEqual({ format: 'rangefinder-catalog', version: 1 });
  expect((await exported(catalog, 'csv')).split('\r\n')).toHaveLength(2);
  await catalog.close();
});
