/** All migrations by name, in order. Listed by hand, so that bundlers see them and nothing is read from a folder. */
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { catalogError, isUnavailable } from '../database/catalog-error.js';
import type { Tables } from '../schema.js';
import { keepShape } from '../writing/shape.js';
import * as tables from './2026-11-23-1-tables.js';
import * as search from './2026-11-23-2-search.js';
import * as revision from './2026-11-23-3-revision.js';
import * as changes from './2026-11-23-4-changes.js';

/** Every migration under the name that the database remembers it by. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-23-1-tables': tables,
  '2026-11-23-2-search': search,
  '2026-11-23-3-revision': revision,
  '2026-11-23-4-changes': changes,
};

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };

/** A migration that the database has had and this version has not. */
async function unknownMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db).catch(() => ({ rows: [] }));
  return rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name))?.name;
}

const madeByAnother = (migration: string): string =>
  `The catalog was made by another version of Rangefinder: it has had the migration ${migration}, which this version does not know. ` +
  'Use that version, or another folder or database.';

/**
 * Brings the tables up to date, in one transaction, and what is derived from the rule sets; names the migrations that were done. Several processes may start at once: one works,
 * the others wait and find nothing to do. Rejects with `MIGRATION_FAILED`, or with `UNAVAILABLE` when the
 * database is away.
 * @example await migrate(catalog.db) // ['2026-11-23-1-tables', …], [] the next time
 */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) {
    await keepShape(db);
    return results.map(({ migrationName }) => migrationName);
  }
  if (isUnavailable(error)) throw error;
  const unknown = await unknownMigration(db);
  if (unknown !== undefined) throw catalogError('MIGRATION_FAILED', madeByAnother(unknown), error);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first one';
  throw catalogError('MIGRATION_FAILED', `Migration ${failed}: ${error instanceof Error ? error.message : String(error)}`, error);
}
