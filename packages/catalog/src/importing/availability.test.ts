import { describe, expect, test } from 'vitest';
import { type Catalog, catalogRevision, exportCatalog, findUnit, listRevisions } from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { importText, tryImport } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import type { Issue } from './report.js';

const HOUND = 'alpha-strike/test-hound-thd-1';
const exported = async ({ db }: Catalog) => (await Array.fromAsync(exportCatalog(db, 'availability'))).join('');
const availability = async ({ db }: Catalog, id = HOUND) => (await findUnit(db, id))?.availability;

onFreshCatalog(
  'availability as CSV',
  (catalog) => {
    test('imports rows by id, by number, and by source and key', async () => {
      const text =
        'unit,mul,source,sourceId,era,faction\n' +
        `${HOUND},,,,clan-invasion,kurita\n${HOUND},,,,clan-invasion,davion | general\n${HOUND},,,,Jihad,\n` +
        ',900002,,,clan-invasion,steiner\n,,mul,900003,clan-invasion,Дом Курита\n';
      const { counts, files } = await importText(catalog(), text);
      expect(files[0]?.format.en).toContain('availability');
      expect(counts).toMatchObject({ read: 3, changed: 3, refused: 0 });
      expect(await availability(catalog())).toEqual([
        { era: 'clan-invasion', factions: ['kurita', 'davion', 'general'] },
        { era: 'jihad', factions: [] },
      ]);
      expect(await availability(catalog(), `${HOUND}-900003`)).toEqual([{ era: 'clan-invasion', factions: ['kurita'] }]);
    });

    test('reads its own export without a change', async () => {
      const revision = await catalogRevision(catalog().db);
      const text = await exported(catalog());
      expect(text.split('\r\n').slice(0, 3)).toEqual([
        'unit,source,sourceId,era,faction',
        `${HOUND},mul,900001,clan-invasion,kurita`,
        `${HOUND},mul,900001,clan-invasion,davion`,
      ]);
      expect((await importText(catalog(), text)).counts).toMatchObject({ changed: 0, unchanged: 3 });
      expect(await catalogRevision(catalog().db)).toBe(revision);
    });

    test('replaces known availability, and adds up separate rows of a unit', async () => {
      await importText(
        catalog(),
        'mul;era;faction\n900001;jihad;kurita\n900002;jihad;liao\n900001;jihad;marik\n900001;clan-invasion;davion\n',
      );
      expect(await availability(catalog())).toEqual([
        { era: 'jihad', factions: ['kurita', 'marik'] },
        { era: 'clan-invasion', factions: ['davion'] },
      ]);
    });

    test.each(['kurita|davion', 'kurita davion', 'kurita, davion', 'House Kurita; House Davion'])(
      'reads several factions in a cell: %s',
      async (cell) => {
        const other = await importText(catalog(), `mul\tera\tfactions\n900002\tjihad\t${cell}\n`);
        expect(other.counts).toMatchObject({ read: 1, refused: 0 });
        const refused = await importText(catalog(), 'mul\tera\tfactions\n900002\tjihad\tkurita davian\n');
        expect(refused.counts).toMatchObject({ read: 1, refused: 1 });
      },
    );

    test.each([
      ['before', 'nonsense', 'davion'],
      ['behind', 'davion', 'nonsense'],
    ])('only adds to the availability of a unit with a refused line %s others', async (_, first, second) => {
      await importText(catalog(), 'mul;era;faction\n900001;jihad;kurita\n');
      const text = `mul;era;faction\n900001;clan-invasion;${first}\n900001;clan-invasion;${second}\n`;
      expect((await importText(catalog(), text)).counts).toMatchObject({ changed: 1, refused: 1 });
      expect(await availability(catalog())).toEqual([
        { era: 'jihad', factions: ['kurita'] },
        { era: 'clan-invasion', factions: ['davion'] },
      ]);
    });

    test('keeps availability in the next import of the unit', async () => {
      expect((await importText(catalog(), mulFile([mulRow()]))).counts).toMatchObject({ changed: 0, unchanged: 1 });
      expect(await availability(catalog())).toHaveLength(2);
      expect((await listRevisions(catalog().db, HOUND))[0]).toMatchObject({ raw: JSON.stringify(mulRow()) });
    });

    describe('invalid rows are refused with their line', () => {
      test.each([
        ['no unit', ',jihad,kurita', { code: 'MISSING', path: ['unit'] }],
        ['a unit that is not there', '1,jihad,kurita', { code: 'NOT_FOUND', path: ['unit'], given: 'mul 1' }],
        ['an era that is none', '900001,last-year,kurita', { code: 'UNKNOWN_VALUE', path: ['era'] }],
        ['a faction that is none', '900001,jihad,kurita | nobodies', { code: 'UNKNOWN_VALUE', path: ['faction'], given: 'nobodies' }],
      ])('%s', async (_, line, problem) => {
        const issues: Issue[] = [];
        const before = await availability(catalog());
        await importText(catalog(), `mul,era,faction\n${line}\n`, { onIssue: (issue) => issues.push(issue) });
        expect(issues).toMatchObject([{ kind: 'refused', place: { line: 2 }, problems: [problem] }]);
        expect(await availability(catalog())).toEqual(before);
      });

      test('refuses the file for an unknown column', async () => {
        expect(await tryImport(catalog(), 'mul,era,faction,color\n900001,jihad,kurita,red\n')).toMatchObject({ ok: false });
      });
    });
  },
  (catalog) =>
    importText(catalog, mulFile([mulRow(), mulRow({ Id: 900_002, Name: 'Second' }), mulRow({ Id: 900_003, Name: 'Test Hound THD-1' })])),
);

onFreshCatalog('lists of factions by other people', (catalog) => {
  test.each([
    ['tabs and names of units', 'Faction\tUnit\tEra\nKurita\ttest hound THD-9\tJihad\n'],
    ['a number under another name', 'MUL ID;Era Name;Factions\n900201;jihad;DC\n'],
    ['Russian columns', 'юнит,эпоха,фракция\nTest Hound THD-9,Джихад,Дом Курита\n'],
    ['a year', 'Unit Name,Year,Faction\nTest Hound THD-9,3070,Kurita\n'],
  ])('are read with %s', async (_, text) => {
    await importText(catalog(), mulFile([mulRow({ Id: 900_201, Name: 'Test Hound THD-9' })]));
    expect((await importText(catalog(), text)).counts).toMatchObject({ read: 1, refused: 0 });
    expect(await availability(catalog(), 'alpha-strike/test-hound-thd-9')).toEqual([{ era: 'jihad', factions: ['kurita'] }]);
  });

  test('are refused for a name of several units', async () => {
    await importText(catalog(), mulFile([mulRow({ Id: 900_202, Name: 'Twin' }), mulRow({ Id: 900_203, Name: 'Twin' })]));
    expect((await importText(catalog(), 'Unit,Era,Faction\nTwin,jihad,Kurita\n')).counts).toMatchObject({ refused: 1, changed: 0 });
  });
});
