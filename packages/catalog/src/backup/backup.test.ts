import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Catalog,
  catalogRevision,
  correctUnit,
  countUnits,
  installStarter,
  listChanges,
  migrate,
  restoreBackup,
  writeBackup,
} from '../index.js';
import { openEmpty } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';
import { MUL_ROWS, mulFile } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { TABLES } from './format.js';

let folder = '';
let file = '';
let source: Catalog;
let other: Catalog;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-backup-'));
  file = join(folder, 'catalog.backup');
  [source, other] = [await fresh(), await fresh()];
  await importText(source, mulFile(MUL_ROWS));
  await correctUnit(source.db, { unitId: 'alpha-strike/atlas-as7-d', field: 'nameRu', value: 'Атлас\t"\\."\n', note: 'a\\b' });
  await writeBackup(source, file);
});
afterAll(async () => {
  await Promise.all([source.close(), other.close()]);
  await rm(folder, { recursive: true });
});

async function fresh(): Promise<Catalog> {
  const catalog = await openEmpty();
  await migrate(catalog.db);
  await installStarter(catalog.db, SMALL_STARTER);
  return catalog;
}

/** Every row of every table as text. */
async function rowsOf({ db }: Catalog): Promise<unknown> {
  const all = TABLES.map(async (table) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

test('contains every table', async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(source.db);
  const others = ['catalog_revision', 'catalog_log', 'removed_units', 'kysely_migration', 'kysely_migration_lock'];
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !others.includes(name))
      .toSorted(),
  ).toEqual([...TABLES].toSorted());
});

test('restores every row under a new revision', async () => {
  const seen = Math.max(await catalogRevision(source.db), await catalogRevision(other.db));
  await restoreBackup(other, file);
  expect(await rowsOf(other)).toEqual(await rowsOf(source));
  expect(await catalogRevision(other.db)).toBeGreaterThan(seen);
  // New rows get new numbers.
  await importText(other, mulFile(MUL_ROWS.slice(0, 1).map((row) => ({ ...row, Id: 77_777, Name: 'After' }))));
});

test('replaces imports and corrections only on request', async () => {
  const before = await rowsOf(other);
  await expect(restoreBackup(other, file)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
  expect(await rowsOf(other)).toEqual(before);
  await restoreBackup(other, file, { replace: true });
  expect(await rowsOf(other)).toEqual(await rowsOf(source));
});

const damage: readonly (readonly [string, (whole: Buffer) => Buffer])[] = [
  ['is cut off', (whole) => whole.subarray(0, whole.length / 2)],
  ['has another byte', (whole) => gzipSync(Buffer.from(gunzipSync(whole).toString('latin1').replace('Atlas', 'Atlos'), 'latin1'))],
  ['lacks its end', (whole) => gzipSync(gunzipSync(whole).subarray(0, -80))],
  ['is something else', () => Buffer.from('{"units":[]}')],
  ['is empty', () => Buffer.alloc(0)],
];

test.each(damage)('refuses a file that %s, and changes nothing', async (what, change) => {
  const broken = join(folder, `${what}.backup`);
  await writeFile(broken, change(await readFile(file)));
  const [units, revision] = [await countUnits(source.readDb), await catalogRevision(source.db)];
  await expect(restoreBackup(source, broken, { replace: true })).rejects.toMatchObject({ code: 'BAD_BACKUP' });
  expect([await countUnits(source.readDb), await catalogRevision(source.db)]).toEqual([units, revision]);
});

/** The backup with other migrations in its first line and a matching checksum. */
async function withMigrations(name: string, migrations: readonly string[]): Promise<string> {
  const path = join(folder, name);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -2);
  const text = `${[JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migrations }), ...lines.slice(1)].join('\n')}\n`;
  await writeFile(path, gzipSync(`${text}${JSON.stringify({ sha256: createHash('sha256').update(text).digest('hex') })}\n`));
  return path;
}

test('restores a backup of a version with fewer migrations', async () => {
  await restoreBackup(other, await withMigrations('fewer.backup', []), { replace: true });
  expect(await rowsOf(other)).toEqual(await rowsOf(source));
});

test.each([
  ['with a migration that is unknown here', ['2099-01-01-1-scenarios']],
  ['with another first migration', ['2026-11-23-1-tables']],
])('refuses a backup of a version %s', async (name, migrations) => {
  const path = await withMigrations(`${name}.backup`, migrations);
  const message = expect.stringContaining('it was made by another version of Rangefinder');
  await expect(restoreBackup(other, path, { replace: true })).rejects.toMatchObject({ code: 'BAD_BACKUP', message });
});

test('starts a new history of changes', async () => {
  await restoreBackup(other, file, { replace: true });
  const now = await catalogRevision(other.db);
  expect(await listChanges(other.db, { revision: now - 1 })).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE' }] });
  expect(await listChanges(other.db, { revision: now })).toMatchObject({ ok: true, value: { edges: [] } });
});

test('reports a missing file', async () => {
  await expect(restoreBackup(source, join(folder, 'none'), { replace: true })).rejects.toThrow('ENOENT');
});
