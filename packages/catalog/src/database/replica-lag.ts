/** How far a replica is behind. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';

/**
 * Seconds between what a replica has received and what it shows: 0 while it shows all that it has received, also when nothing
 * has changed for long. Undefined where the server is no replica, such as one that was promoted.
 */
export async function lagOf(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ lag: number | null }>`
    select case
      when not pg_is_in_recovery() then null
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
    end::float8 as lag`.execute(db);
  return rows[0]?.lag ?? undefined;
}
