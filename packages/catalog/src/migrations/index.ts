/** All migrations by name, in order. Listed by hand, so that bundlers include them. */
import type { Migration } from 'kysely/migration';
import * as catalog from './2026-11-25-1-catalog.js';

/**
 * A migration. It runs in its own transaction. An `online` one runs outside of any, so that it can build indexes `concurrently`,
 * and must be able to start again after a failure.
 */
export interface CatalogMigration extends Migration {
  readonly online?: boolean;
}

/**
 * Migrations by their names in the database. The name of one after which the previous version cannot work ends in `-contract`:
 * docs/decisions/0013-expand-and-contract.md.
 */
export const MIGRATIONS: Readonly<Record<string, CatalogMigration>> = {
  '2026-11-25-1-catalog': catalog,
};

const CONTRACT = /-contract$/;

/** Whether the previous version cannot work after the migration. */
export const isContract = (name: string): boolean => CONTRACT.test(name);
