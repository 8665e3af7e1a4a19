/** All migrations by name, in order. Listed by hand, so that bundlers see them and nothing is read from a folder. */
import { type Kysely } from 'kysely';
import { type Migration } from 'kysely/migration';
import type { Tables } from '../schema.js';
/** Every migration under the name that the database remembers it by. */
export declare const MIGRATIONS: Readonly<Record<string, Migration>>;
/**
 * Brings the tables up to date, in one transaction; names what was done. Several processes may start at once: one works,
 * the others wait and find nothing to do. Rejects with `MIGRATION_FAILED`.
 * @example await migrate(catalog.db) // ['2026-11-22-1-tables', …], [] the next time
 */
export declare function migrate(db: Kysely<Tables>): Promise<readonly string[]>;
