/** All migrations by name, in order. Listed by hand, so that bundlers see them and nothing is read from a folder. */
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { catalogError } from '../database/catalog-error.js';
import type { Tables } from '../schema.js';
import * as tables from './2026-11-20-1-tables.js';
import * as search from './2026-11-20-2-search.js';
import * as revision from './2026-11-20-3-revision.js';

/** Every migration under the name that the database remembers it by. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-20-1-tables': tables,
  '2026-11-20-2-search': search,
  '2026-11-20-3-revision': revision,
};

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };

/**
 * Brings the tables up to date, in one transaction; names what was done. Several processes may start at once: one works,
 * the others wait and find nothing to do. Rejects with `MIGRATION_FAILED`.
 * @example await migrate(catalog.db) // ['2026-11-20-1-tables', …], [] the next time
 */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first one';
  throw catalogError('MIGRATION_FAILED', `Migration ${failed}: ${error instanceof Error ? error.message : String(error)}`, error);
}
