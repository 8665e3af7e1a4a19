/** All migrations by name, in order. Listed by hand, so that bundlers see them and nothing is read from a folder. */
import type { Migration } from 'kysely/migration';
import * as tables from './2026-11-23-1-tables.js';
import * as search from './2026-11-23-2-search.js';
import * as revision from './2026-11-23-3-revision.js';
import * as changes from './2026-11-23-4-changes.js';
import * as importIndexes from './2026-11-23-5-import-indexes.js';

/**
 * One step. It runs in a transaction of its own, unless it is `online`: then it runs outside of any, so that it may build indexes
 * beside readers and writers (`concurrently`), and has to bear being begun again after a failure.
 */
export interface CatalogMigration extends Migration {
  readonly online?: boolean;
}

/**
 * Every migration under the name that the database remembers it by. One after which the version before can no longer work ends in
 * `-contract`: docs/decisions/0013-expand-and-contract.md.
 */
export const MIGRATIONS: Readonly<Record<string, CatalogMigration>> = {
  '2026-11-23-1-tables': tables,
  '2026-11-23-2-search': search,
  '2026-11-23-3-revision': revision,
  '2026-11-23-4-changes': changes,
  '2026-11-23-5-import-indexes': importIndexes,
};

const CONTRACT = /-contract$/;

/** Whether the version before cannot work on what the migration leaves. */
export const isContract = (name: string): boolean => CONTRACT.test(name);
