/** Existing entries with the ids or source keys of drafts. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.js';
import type { Existing, Plannable } from './plan.js';

/** Entries of a table with the drafts' ids or source keys. */
export async function existingEntries(
  trx: Transaction<Tables>,
  table: 'units' | 'weapons' | 'armors',
  drafts: readonly Plannable[],
): Promise<readonly Existing[]> {
  const wanted = JSON.stringify(drafts.map(({ id, source, sourceId }) => ({ id, source, source_id: sourceId })));
  const found = sql`entry.id, entry.source, entry.source_id as "sourceId", entry.hash, imports.kind = 'starter' as "fromStarter"`;
  const entries = sql`${sql.table(table)} as entry join imports on imports.id = entry.import_id`;
  // Two queries, each with its own index.
  const { rows } = await sql<Existing>`
    with wanted as materialized (select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (id text, source text, source_id text))
    select ${found} from ${entries} where entry.id in (select id from wanted)
    union select ${found} from ${entries} where (entry.source, entry.source_id) in (select source, source_id from wanted)`.execute(trx);
  return rows;
}
