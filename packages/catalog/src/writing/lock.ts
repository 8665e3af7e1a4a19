/** Excludes other writers until the transaction ends. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.js';

/** Key of the advisory lock; any unused number. */
const LOCK = 5_150_2008;

/** Waits for other writers, and locks the catalog until the end of the transaction. */
export async function holdCatalog(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/** Locks the catalog if there is no other writer; returns whether. */
export async function tryHoldCatalog(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(trx);
  return rows[0]?.held ?? false;
}
