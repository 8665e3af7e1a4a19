/** One writer at a time: whoever writes many entries holds the catalog until its transaction ends, however that ends. */
import { sql } from 'kysely';
/** Any number that no other program takes for its advisory locks. */
const LOCK = 5_150_2008;
/** Waits until nobody else writes, and holds the catalog to the end of the transaction. */
export async function holdCatalog(trx) {
    await sql `select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}
/** Holds the catalog if nobody else does; tells whether. */
export async function tryHoldCatalog(trx) {
    const { rows } = await sql `select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(trx);
    return rows[0]?.held ?? false;
}
//# sourceMappingURL=lock.js.map