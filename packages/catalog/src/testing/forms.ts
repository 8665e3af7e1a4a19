/**
 * Forms of the catalog: the rows of all tables after a migration, as text, stored in `migrations/forms/`.
 * A form is written once, before the release of its migration, and never again: it represents the databases of operators.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '../migrations/index.js';
import type { Tables } from '../schema.js';

const FOLDER = join(import.meta.dirname, '..', 'migrations', 'forms');

/** Rows of each table, as PostgreSQL casts a row to text. */
export type Form = Readonly<Record<string, readonly string[]>>;

/** The migrations of this version up to the given one, included. */
export const upTo = (name: string): typeof MIGRATIONS =>
  Object.fromEntries(Object.entries(MIGRATIONS).slice(0, Object.keys(MIGRATIONS).indexOf(name) + 1));

/** Referenced tables come first. */
const FIRST = ['imports', 'weapons', 'armors', 'units'];
const rank = (table: string): number => (FIRST.includes(table) ? FIRST.indexOf(table) : FIRST.length);

/** Tables of the catalog. */
export async function tablesOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%' order by 1`.execute(db);
  return rows.map(({ name }) => name).toSorted((one, other) => rank(one) - rank(other));
}

/** The current content of the tables. */
export async function formOf(db: Kysely<Tables>): Promise<Form> {
  const tables = await tablesOf(db);
  const all = tables.map(async (table) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Loads a form into an empty database, after its migration. */
export async function loadForm(db: Kysely<Tables>, name: string, form: Form): Promise<void> {
  await makeTables(db, name);
  await db.transaction().execute(async (trx) => {
    // Without triggers, which would record the changes again.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of await tablesOf(trx)) {
      await sql`delete from ${sql.table(table)}`.execute(trx);
      await sql`insert into ${sql.table(table)} overriding system value
        select (row::${sql.table(table)}).* from unnest(${sql.val(form[table] ?? [])}::text[]) as row`.execute(trx);
    }
    await sql`select setval(pg_get_serial_sequence('imports', 'id'), (select max(id) from imports))`.execute(trx);
  });
}

/** Creates the tables only, since derived data is part of the form. */
async function makeTables(db: Kysely<Tables>, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  for (const { online = false } of Object.values(upTo(name))) {
    const { error } = await migrator.migrateUp({ disableTransactions: online });
    if (error !== undefined) throw error;
  }
}

const fileOf = (name: string): string => join(FOLDER, `${name}.json`);

export const readForm = async (name: string): Promise<Form> => JSON.parse(await readFile(fileOf(name), 'utf8')) as Form;

export async function writeForm(name: string, form: Form): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(name), `${JSON.stringify(form, null, 1)}\n`, { flag: 'wx' });
}

/** Migrations whose forms are stored. */
export async function storedForms(): Promise<readonly string[]> {
  const files = await readdir(FOLDER);
  return files.map((file) => file.replace(/\.json$/, ''));
}
