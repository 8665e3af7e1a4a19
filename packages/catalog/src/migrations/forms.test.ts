/**
 * Migrates databases of every released form, with data in them. A form is the content of all tables of a filled catalog after a
 * migration. `FORM=write npx vitest run --project catalog forms` stores the missing ones; a release refuses a migration without a
 * stored form. Until it has one, the tests make it themselves.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Catalog,
  correctUnit,
  countUnits,
  findUnit,
  installStarter,
  listRevisions,
  migrate,
  migrateBack,
  restoreBackup,
  searchCatalog,
  writeBackup,
} from '../index.js';
import type { Tables } from '../schema.js';
import { openEmpty } from '../testing/databases.js';
import { type Form, formOf, loadForm, readForm, storedForms, tablesOf, upTo, writeForm } from '../testing/forms.js';
import { importText } from '../testing/import-text.js';
import { MUL_ROWS, mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { MIGRATIONS } from './index.js';

const NAMES = Object.keys(MIGRATIONS);
const NEWEST = NAMES.at(-1) ?? '';
/** In every form, since all are filled alike. Two more units have no card. */
const UNITS_IN_PLAY = 13;
const HOUND = 'alpha-strike/test-hound-thd-1';

/** A few units of two rule sets, some with weapons. */
const units = SMALL_STARTER.units.filter((_, index) => index % 20 === 0);
const mounted = new Set(units.flatMap(({ weapons }) => weapons.map(({ weaponId }) => weaponId)));
const STARTER = { ...SMALL_STARTER, units, weapons: SMALL_STARTER.weapons.filter(({ id }) => mounted.has(id)) };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-forms-'));
  if (process.env.FORM === 'write') await writeMissing();
});
afterAll(() => rm(folder, { recursive: true }));

async function writeMissing(): Promise<void> {
  const stored = await storedForms();
  for (const name of NAMES.filter((one) => !stored.includes(one))) await writeForm(name, await newForm(name));
}

/** Makes the form of a migration. */
const newForm = (name: string): Promise<Form> =>
  withCatalog(async (catalog) => {
    await migrate(catalog.db);
    await fill(catalog);
    await migrateBack(catalog.db, name);
    return formOf(catalog.db);
  });

const forms = new Map<string, Promise<Form>>();
const formAfter = (name: string): Promise<Form> => {
  const form = forms.get(name) ?? storedForms().then((stored) => (stored.includes(name) ? readForm(name) : newForm(name)));
  forms.set(name, form);
  return form;
};

async function fill(catalog: Catalog): Promise<void> {
  await installStarter(catalog.db, STARTER);
  await importText(catalog, mulFile(MUL_ROWS));
  await importText(catalog, mulFile([mulRow({ BFArmor: 7 })]));
  const correction = { unitId: HOUND, field: 'stats.structure', value: 5, note: 'a\t"\\."\n' };
  expect(await correctUnit(catalog.db, correction)).toMatchObject({ ok: true });
}

async function withCatalog<T>(work: (catalog: Catalog) => Promise<T>): Promise<T> {
  const catalog = await openEmpty();
  try {
    return await work(catalog);
  } finally {
    await catalog.close();
  }
}

/** Tables whose content cannot be derived again. */
const SOURCES = ['imports', 'unit_revisions', 'corrections', 'weapons', 'unit_weapons', 'armors'] as const;
const OF_UNITS = ['id', 'number', 'revision', 'import_id', 'in_play', 'source', 'source_id', 'hash', 'cost', 'kind', 'created_at'];

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(db: Kysely<Tables>, table: string): Promise<readonly Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t order by t::text`.execute(db);
  return rows.map(({ row }) => row);
}

/** Everything that must survive a migration, by column. */
async function kept(db: Kysely<Tables>): Promise<Readonly<Record<string, readonly Row[]>>> {
  const units = (await rowsOf(db, 'units')).map((row) => Object.fromEntries(OF_UNITS.map((column) => [column, row[column]])));
  const others = await Promise.all(SOURCES.map(async (table) => [table, await rowsOf(db, table)] as const));
  return { units, ...Object.fromEntries(others) };
}

/** Rows after a migration, reduced to the columns before it. */
const asBefore = (after: Awaited<ReturnType<typeof kept>>, before: typeof after): typeof after =>
  Object.fromEntries(
    Object.entries(after).map(([table, rows]) => {
      const columns = Object.keys(before[table]?.[0] ?? {});
      return [table, rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))];
    }),
  );

/** Checks the catalog as readers and the next import see it. */
async function expectWhole(catalog: Catalog): Promise<void> {
  const hound = await findUnit(catalog.readDb, HOUND);
  expect(hound).toMatchObject({ revision: 2, names: { en: 'Test Hound THD-1' }, stats: { armor: 7, structure: 5 } });
  expect((await listRevisions(catalog.readDb, HOUND)).map(({ revision }) => revision)).toEqual([2, 1]);
  expect(await countUnits(catalog.readDb)).toBe(UNITS_IN_PLAY);
  const found = await searchCatalog(catalog.readDb, 'tset hound', { first: 3 });
  expect(found).toMatchObject({
    ok: true,
    value: { edges: expect.arrayContaining([expect.objectContaining({ node: expect.objectContaining({ unit: hound }) })]) },
  });
  const again = await importText(catalog, mulFile([mulRow({ BFArmor: 7 }), ...MUL_ROWS.slice(1)]));
  expect(again.counts).toMatchObject({ read: MUL_ROWS.length, added: 0, refused: 0 });
}

test('every stored form belongs to a migration', async () => {
  expect(NAMES).toEqual(expect.arrayContaining([...(await storedForms())]));
});

describe.each(NAMES)('a database that has had %s', (name) => {
  test('has data in every table', async () => {
    const form = await formAfter(name);
    await withCatalog(async ({ db }) => {
      await migrate(db, { migrations: upTo(name) });
      expect(Object.keys(form).toSorted()).toEqual([...(await tablesOf(db))].toSorted());
    });
    const empty = Object.keys(form).filter((table) => form[table]?.length === 0);
    // A form has no removed units.
    expect(empty.filter((table) => table !== 'removed_units')).toEqual([]);
  });

  test('is migrated with all its data', async () => {
    await withCatalog(async (catalog) => {
      await loadForm(catalog.db, name, await formAfter(name));
      const before = await kept(catalog.db);
      expect(await migrate(catalog.db)).toEqual(NAMES.slice(NAMES.indexOf(name) + 1));
      expect(asBefore(await kept(catalog.db), before)).toEqual(before);
      await expectWhole(catalog);
    });
  });

  test('is reached again from the newest with all its data', async () => {
    await withCatalog(async (catalog) => {
      await loadForm(catalog.db, NEWEST, await formAfter(NEWEST));
      const before = await kept(catalog.db);
      expect(await migrateBack(catalog.db, name)).toEqual(NAMES.slice(NAMES.indexOf(name) + 1).toReversed());
      const back = await kept(catalog.db);
      expect(back).toEqual(asBefore(before, back));
      await migrate(catalog.db);
      await expectWhole(catalog);
    });
  });
});

test.each(NAMES)('can be restored into the newest from a backup after %s', async (name) => {
  const file = join(folder, `${name}.backup`);
  const before = await withCatalog(async (catalog) => {
    await loadForm(catalog.db, name, await formAfter(name));
    await writeBackup(catalog, file);
    return kept(catalog.db);
  });
  await withCatalog(async (catalog) => {
    await migrate(catalog.db);
    await restoreBackup(catalog, file);
    expect(asBefore(await kept(catalog.db), before)).toEqual(before);
    await expectWhole(catalog);
  });
});
