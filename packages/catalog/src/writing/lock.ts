/** One writer at a time: whoever writes many entries holds the catalog until its transaction ends, however that ends. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.js';

/** Any number that no other program takes for its advisory locks. */
const LOCK = 5_150_2008;

/** Waits until nobody else writes, and holds the catalog to the end of the transaction. */
export async function holdCatalog(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/** Holds the catalog if nobody else does; says whether. */
export async function tryHoldCatalog(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(trx);
  return rows[0]?.held ?? false;
}
