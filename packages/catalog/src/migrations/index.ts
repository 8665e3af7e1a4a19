/** All migrations by name, in order. Listed by hand, so that bundlers see them and nothing is read from a folder. */
import type { Migration } from 'kysely/migration';
import * as catalog from './2026-11-25-1-catalog.js';

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
  '2026-11-25-1-catalog': catalog,
};

const CONTRACT = /-contract$/;

/** Whether the version before cannot work on what the migration leaves. */
export const isContract = (name: string): boolean => CONTRACT.test(name);
