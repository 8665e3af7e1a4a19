/** SQL of migrations, without a database. */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Tables } from '../schema.js';
import { type CatalogMigration, MIGRATIONS } from './index.js';
import { passable, wayBack } from './migrate.js';

/** A migration and its statements. */
export interface PlannedMigration {
  readonly name: string;
  readonly direction: 'up' | 'down';
  /** Whether it runs outside of a transaction. */
  readonly online: boolean;
  readonly statements: readonly string[];
}

/**
 * The migrations that `migrate` would run, or `migrateBack` if a migration is given. Changes nothing. Rejects as they do.
 * @example await plannedMigrations(catalog.db) // [{ name: '2026-11-25-1-catalog', direction: 'up', online: false, statements:
 *   ['create table …'] }]
 */
export async function plannedMigrations(db: Kysely<Tables>, to?: string): Promise<readonly PlannedMigration[]> {
  const history = await passable(db);
  const direction = to === undefined ? 'up' : 'down';
  const names = to === undefined ? (history.newer.length > 0 ? [] : history.pending) : wayBack(history, to);
  return Promise.all(names.map((name) => planned(name, MIGRATIONS[name] as CatalogMigration, direction)));
}

/** The statements of a migration. */
export async function planned(name: string, migration: CatalogMigration, direction: 'up' | 'down' = 'up'): Promise<PlannedMigration> {
  const statements: string[] = [];
  const recorder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migration[direction]?.(recorder);
  return { name, direction, online: migration.online === true, statements };
}
