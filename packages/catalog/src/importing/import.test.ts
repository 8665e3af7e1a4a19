import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  type Catalog,
  catalogRevision,
  correctUnit,
  countUnits,
  findUnit,
  findUnitRevision,
  importCatalog,
  installStarter,
  listRevisions,
  listUnits,
  migrate,
  searchUnits,
} from '../index.js';
import { syntheticInput } from '../synthetic/input.js';
import { onFreshCatalog, openEmpty } from '../testing/databases.js';
import { all, importText, inputOf, tryImport } from '../testing/import-text.js';
import { MUL_ROWS, mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';
import type { Change, Issue } from './report.js';

const HOUND = 'alpha-strike/test-hound-thd-1';

/** All that readers see, to check that nothing has changed. */
async function state({ db }: Catalog): Promise<unknown> {
  const tables = ['units', 'unit_revisions', 'unit_weapons', 'corrections', 'weapons', 'armors', 'imports', 'words', 'catalog_revision'];
  return Promise.all(
    tables.map(async (table) => (await sql`select ctid::text, xmin::text, * from ${sql.table(table)} order by ctid`.execute(db)).rows),
  );
}

onFreshCatalog('import', (catalog) => {
  test('counts all rows and reports doubtful ones with their place', async () => {
    const issues: Issue[] = [];
    const { counts, files } = await importText(catalog(), mulFile(MUL_ROWS), {
      onIssue: (issue) => issues.push(issue),
      label: 'units.json',
    });
    expect(counts).toEqual({ read: 11, added: 11, changed: 0, unchanged: 0, refused: 0, withoutCard: 2, doubtful: 3, tidied: 5 });
    expect(files).toEqual([
      { name: 'test', format: expect.objectContaining({ en: expect.stringContaining('Master Unit List') }), rows: 11 },
    ]);
    const doubts = issues.flatMap((issue) =>
      issue.kind === 'noted' ? issue.notes.map(({ code }) => [issue.place.item, issue.place.sourceId, code]) : [],
    );
    expect(doubts).toContainEqual([7, '900007', 'JUMP_DISAGREES']);
    expect(doubts).toContainEqual([8, '900008', 'SPECIALS_UNBALANCED']);
    expect(await countUnits(catalog().db)).toBe(9);
    expect(await countUnits(catalog().db, { inPlay: false })).toBe(2);
    expect((await catalog().db.selectFrom('imports').select(['kind', 'label', 'finished_at']).execute()).at(-1)).toEqual({
      kind: 'file',
      label: 'units.json',
      finished_at: expect.any(Date),
    });
  });

  test('changes nothing but the dates of its units when it is repeated', async () => {
    const { db } = catalog();
    const statesOf = async () => [
      await db.selectFrom('units').selectAll().orderBy('number').execute(),
      await db.selectFrom('unit_revisions').select(['unit_number', 'revision', 'record', 'raw', 'hash']).orderBy('unit_number').execute(),
    ];
    const asOf = async () => (await findUnit(db, HOUND))?.asOf.getTime() ?? 0;
    const [before, revision, read] = [await statesOf(), await catalogRevision(db), await asOf()];
    const { counts } = await importText(catalog(), mulFile(MUL_ROWS));
    expect(counts).toMatchObject({ read: 11, added: 0, changed: 0, unchanged: 11, withoutCard: 2, doubtful: 3 });
    expect(await statesOf()).toEqual(before);
    expect(await asOf()).toBeGreaterThan(read);
    expect(await catalogRevision(db)).not.toBe(revision);
  });

  test('writes nothing in a dry run, and reports what would change', async () => {
    const before = await state(catalog());
    const changes: Change[] = [];
    const rows = [mulRow({ BFArmor: 9 }), mulRow({ Id: 900_050, Name: 'Newcomer' })];
    const { counts, dryRun } = await importText(catalog(), mulFile(rows), { dryRun: true, onChange: (change) => changes.push(change) });
    expect([counts.added, counts.changed, dryRun]).toEqual([1, 1, true]);
    expect(changes).toEqual([
      { kind: 'added', id: 'alpha-strike/newcomer', name: 'Newcomer' },
      { kind: 'changed', id: HOUND, name: 'Test Hound THD-1', fields: [{ field: 'stats.armor', before: 4, after: 9 }] },
    ]);
    expect(await state(catalog())).toEqual(before);
  });

  test('writes more units than fit into a batch, each once, and their words without model codes', async () => {
    const units = 2_500;
    await importCatalog(catalog(), all(syntheticInput(units)));
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from units where source = 'synthetic') as units,
      (select count(distinct unit_number)::int from unit_revisions join units on number = unit_number where source = 'synthetic') as revisions,
      (select count(*)::int from words where word ~ '[0-9]') as models`.execute(catalog().db);
    expect(rows).toEqual([{ units, revisions: units, models: 0 }]);
  });

  test('gives repeated names ids of their own', async () => {
    expect((await catalog().db.selectFrom('units').select('id').where('source_id', '=', '900003').executeTakeFirst())?.id).toBe(
      `${HOUND}-900003`,
    );
  });

  test('keeps the id, both names, corrections and former states of a renamed unit', async () => {
    const { db } = catalog();
    await correctUnit(db, { unitId: HOUND, field: 'nameRu', value: 'Пробная гончая' });
    const raw = mulRow({ Name: 'Trial Hound THD-1', BFPointValue: 29 });
    expect((await importText(catalog(), mulFile([raw]))).counts).toMatchObject({ changed: 1 });
    expect(await findUnit(db, HOUND)).toMatchObject({
      ...{
        names: { en: 'Trial Hound THD-1', ru: 'Пробная гончая' },
        cost: 29,
        revision: 2,
        aliases: [{ text: 'Test Hound THD-1', language: 'en' }],
      },
    });
    for (const name of ['Test Hound THD-1', 'trial hound', 'гончая']) {
      const found = await searchUnits(db, name);
      expect(found.ok && found.value.edges.map(({ node }) => node.id)).toContain(HOUND);
    }
    expect(await findUnitRevision(db, HOUND, 1)).toMatchObject({ names: { en: 'Test Hound THD-1' }, cost: 28 });
    const [latest, first] = await listRevisions(db, HOUND);
    expect(latest).toMatchObject({
      revision: 2,
      source: { id: 'mul' },
      sourceId: '900001',
      raw: JSON.stringify(raw),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(first).toMatchObject({ revision: 1, raw: JSON.stringify(mulRow()) });
    expect(latest?.hash).not.toBe(first?.hash);
  });

  test('takes the later of two rows of a unit with different figures, and reports it', async () => {
    const issues: Issue[] = [];
    const rows = [
      mulRow({ Id: 900_060, Name: 'Twice' }),
      mulRow({ Id: 900_060, Name: 'Twice', BFArmor: 5 }),
      mulRow({ Id: 900_060, Name: 'Twice', BFArmor: 5 }),
    ];
    const { counts } = await importText(catalog(), mulFile(rows), { onIssue: (issue) => issues.push(issue) });
    expect(counts).toMatchObject({ read: 3, added: 1, changed: 1, unchanged: 1, doubtful: 1 });
    expect(issues).toMatchObject([{ place: { item: 2 }, notes: [{ code: 'READ_TWICE' }] }]);
    expect((await findUnit(catalog().db, 'alpha-strike/twice'))?.stats).toMatchObject({ armor: 5 });
  });

  test('reports refused rows and takes the others', async () => {
    const issues: Issue[] = [];
    const text = `{"Units":[${JSON.stringify(mulRow({ Id: 900_070, BFSize: 9 }))},\n{broken},\n${JSON.stringify(mulRow({ Id: 900_071, Name: 'Fine' }))}]}`;
    const { counts } = await importText(catalog(), text, { onIssue: (issue) => issues.push(issue) });
    expect(counts).toMatchObject({ read: 3, added: 1, refused: 2 });
    expect(issues).toMatchObject([
      {
        kind: 'refused',
        place: { line: 1, item: 1, sourceId: '900070' },
        problems: [{ code: 'OUT_OF_RANGE', path: ['stats', 'size'], given: 9 }],
      },
      { kind: 'refused', place: { line: 2, item: 2 }, problems: [{ code: 'BAD_FORMAT' }] },
    ]);
  });

  test.each([
    ['cut off', `{"Units":[${JSON.stringify(mulRow({ Id: 900_080 }))},{"Id":9`],
    ['no JSON further on', `{"Units":[${JSON.stringify(mulRow({ Id: 900_080 }))}]]`],
    ['no known format', 'hello'],
    ['markup', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Units>&b;</Units>'],
    ['another encoding', Buffer.concat([Buffer.from('{"Units":[{"Name":"'), Buffer.from([0xcf, 0xf0]), Buffer.from('"}]}')])],
    ['empty', ''],
  ])('leaves nothing of a file that is %s', async (_, content) => {
    const before = await state(catalog());
    expect(await tryImport(catalog(), content)).toMatchObject({ ok: false, problems: [{ code: 'BAD_FORMAT', path: ['test'] }] });
    expect(await state(catalog())).toEqual(before);
  });

  test('takes all files or none, and skips other files in folders and archives', async () => {
    const before = await state(catalog());
    const [good, bad] = [inputOf(mulFile([mulRow({ Id: 900_090 })]), 'good'), inputOf('{"Units":[', 'bad')];
    expect(await importCatalog(catalog(), all(good, bad))).toMatchObject({ ok: false, problems: [{ path: ['bad'] }] });
    expect(await state(catalog())).toEqual(before);
    const others = [inputOf('# read me', 'README.md'), inputOf(Buffer.from([0x89, 0x50, 0, 1]), 'a.png')].map((input) => ({
      ...input,
      optional: true,
    }));
    const result = await importCatalog(catalog(), all(...others, inputOf(mulFile([]), 'none')), { dryRun: true });
    expect(result).toMatchObject({ ok: true, value: { passedOver: ['README.md', 'a.png'], counts: { read: 0 } } });
  });

  test('refuses own units with taken ids or missing weapons', async () => {
    const issues: Issue[] = [];
    const stats = { type: 'BM', pointValue: 30, size: 2, move: '10"', damage: ['1', '1', '1'], armor: 4, structure: 4 };
    const units = [
      { system: 'alpha-strike', id: HOUND, name: 'Impostor', stats },
      { system: 'alpha-strike', name: 'Armed', stats, weapons: [{ weaponId: 'no/such', position: 1, count: 1 }] },
      { system: 'alpha-strike', name: 'Honest', stats },
    ];
    const { counts } = await importText(catalog(), JSON.stringify({ format: 'rangefinder-catalog', version: 1, units }), {
      onIssue: (issue) => issues.push(issue),
    });
    expect(counts).toMatchObject({ read: 3, added: 1, refused: 2 });
    expect(issues).toMatchObject([
      { problems: [{ code: 'NOT_FOUND', path: ['weapons'], given: 'no/such' }] },
      { problems: [{ code: 'CONFLICT', path: ['id'], given: HOUND }] },
    ]);
  });

  test('dry runs use up no numbers of imports, and a long name is refused for its length', async () => {
    const issues: Issue[] = [];
    const numbers = async () => (await catalog().db.selectFrom('imports').select('id').orderBy('id').execute()).map(({ id }) => id);
    for (let times = 0; times < 3; times++)
      await importText(catalog(), mulFile([mulRow({ Id: 900_070, Name: 'x'.repeat(100_000) }), mulRow({ Id: 900_071, Name: 'Dry' })]), {
        dryRun: true,
        onIssue: (issue) => issues.push(issue),
      });
    const last = (await numbers()).at(-1) ?? 0;
    await importText(catalog(), mulFile([mulRow({ Id: 900_071, Name: 'Dry' })]));
    expect((await numbers()).at(-1)).toBe(last + 1);
    expect(issues[0]).toMatchObject({
      problems: [{ code: 'TOO_LONG', allowed: { en: 'text without control characters; at most 200 characters' } }],
    });
  });

  test('stores no zero characters and no lone surrogates', async () => {
    const megamek =
      'Zero Z-1\n-----\nPoint Value (PV): 5\nTP: BM, SZ: 1, MV: 6"\nDamage: (S) 1 / (M) 1 / (L) 1, OV: 0\nArmor (A): 1, Structure (S): 1\n\0\n';
    expect((await importText(catalog(), megamek)).counts).toMatchObject({ read: 1, refused: 1 });
    const csv = 'system,name,stats\nalpha-strike,a\0b,{}\n';
    expect((await importText(catalog(), csv)).counts).toMatchObject({ read: 1, refused: 1 });
    expect((await importText(catalog(), '{"Units":[{"Id":1,\0"Name":"x"},{"Id":2,"Name":"\\ud800"}]}')).counts).toMatchObject({
      read: 2,
      refused: 2,
    });
  });

  test('remembers a file whose name the database cannot store', async () => {
    const result = await importCatalog(catalog(), all(inputOf(mulFile([mulRow({ Id: 900_095, Name: 'Odd File' })]), 'a\0b.json')));
    expect(result).toMatchObject({ ok: true, value: { counts: { added: 1 } } });
    expect((await catalog().db.selectFrom('imports').select('label').orderBy('id').execute()).at(-1)?.label).toBe('a\ufffdb.json');
  });

  test('names five files of a longer list, and counts the others', async () => {
    const files = [1, 2, 3, 4, 5, 6, 7].map((id) => inputOf(mulFile([mulRow({ Id: 900_200 + id, Name: `Listed ${id}` })]), `${id}.json`));
    expect(await importCatalog(catalog(), all(...files))).toMatchObject({ ok: true, value: { counts: { added: 7 } } });
    const [last] = await catalog().db.selectFrom('imports').select('label').orderBy('id', 'desc').execute();
    expect(last?.label).toBe('1.json, 2.json, 3.json, 4.json, 5.json, … (+2)');
  });

  test('refuses an own file of another version', async () => {
    const { counts } = await importText(catalog(), '{"format":"rangefinder-catalog","version":2,"units":[],"zzz":[{}]}');
    expect(counts).toMatchObject({ read: 2, refused: 2 });
  });

  test('keeps Russian names and aliases of the starter catalog', async () => {
    const { db } = catalog();
    await installStarter(db, SMALL_STARTER);
    await importText(catalog(), mulFile([mulRow({ Id: 1929, Name: 'Hellbringer Prime', BFPointValue: 46 })]));
    const unit = await findUnit(db, 'alpha-strike/loki-hellbringer-prime');
    expect(unit).toMatchObject({ names: { en: 'Hellbringer Prime', ru: 'Локи (Хеллбрингер) Прайм' }, cost: 46, revision: 2 });
    expect(unit?.aliases.map(({ text }) => text)).toEqual(expect.arrayContaining(['Loki', 'Хельбрингер', 'Loki (Hellbringer) Prime']));
    const others = { ...SMALL_STARTER, weapons: [] };
    expect(await installStarter(db, others)).toMatchObject({ added: 0, changed: 0, kept: 1 });
  });
});

describe('a server', () => {
  test('runs two imports one after the other', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    const rows = (from: number, armor: number) =>
      Array.from({ length: 3_000 }, (_, index) => mulRow({ Id: from + index, Name: `Unit ${from + index}`, BFArmor: armor }));
    const waited: number[] = [];
    const results = await Promise.all(
      [1, 2, 3].map((armor) => importText(catalog, mulFile(rows(1, armor)), { onWaiting: () => waited.push(armor) })),
    );
    expect(results.map(({ counts }) => counts.added + counts.changed)).toEqual([3_000, 3_000, 3_000]);
    expect(waited).toHaveLength(2);
    const { rows: armors } = await sql<{ count: number }>`select count(distinct armor) as count from units`.execute(catalog.db);
    expect(armors).toEqual([{ count: 1 }]);
    expect(await catalogRevision(catalog.db)).toBe(3);
    await catalog.close();
  });

  test('lists no unit twice and skips none while units are added', async () => {
    const catalog = await openEmpty();
    await migrate(catalog.db);
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => mulRow({ Id: from + index, Name: `Unit ${from + index}`, BFArmor: (from + index) % 7 }));
    await importText(catalog, mulFile(rows(1, 300)));
    for (const by of ['name', 'cost', 'armor'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0, more = true; more; page++) {
        await importText(catalog, mulFile(rows(1_000 + page * 10, 10)));
        const result = await listUnits(catalog.db, {}, { by, descending: by === 'armor' }, { first: 50, after });
        if (!result.ok) return expect.fail(JSON.stringify(result.problems));
        seen.push(...result.value.edges.map(({ node }) => node.sourceId));
        [more, after] = [result.value.hasNextPage, result.value.endCursor ?? undefined];
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => Number(id) <= 300)).toHaveLength(300);
    }
    await catalog.close();
  });
});
