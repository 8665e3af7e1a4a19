/** Whether all tables of the catalog are there. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';

/** Every table, for a list that is checked against the type. */
const TABLES: Readonly<Record<keyof Tables, true>> = {
  units: true,
  unit_revisions: true,
  imports: true,
  corrections: true,
  weapons: true,
  unit_weapons: true,
  armors: true,
  figure_bounds: true,
  words: true,
  catalog_revision: true,
  catalog_shape: true,
  catalog_log: true,
  removed_units: true,
};

const EVERY_TABLE = sql`select ${sql.join(Object.keys(TABLES).map((table) => sql`exists (select from ${sql.ref(table)} limit 0)`))}`;

/** Rejects if a table is missing, locked or not readable for this account. */
export async function checkTables(db: Kysely<Tables>): Promise<void> {
  await EVERY_TABLE.execute(db);
}
