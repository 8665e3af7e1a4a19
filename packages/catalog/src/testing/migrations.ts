/** Migrations for tests. */
import { sql } from 'kysely';
import type { CatalogMigration } from '../migrations/index.js';

export { type CatalogMigration, isContract, MIGRATIONS } from '../migrations/index.js';
export { planned } from '../migrations/planned.js';

/** A migration of some statements that cannot be reverted. */
export const made = (...statements: readonly string[]): CatalogMigration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
