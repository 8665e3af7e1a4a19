/** What the catalog has already under the ids or source keys of some drafts. */
import { sql } from 'kysely';
/** Entries of a table under the drafts' ids, or under their keys in the source. */
export async function existingEntries(trx, table, drafts) {
    const wanted = JSON.stringify(drafts.map(({ id, source, sourceId }) => ({ id, source, source_id: sourceId })));
    const found = sql `entry.id, entry.source, entry.source_id as "sourceId", entry.hash, imports.kind = 'starter' as "fromStarter"`;
    const entries = sql `${sql.table(table)} as entry join imports on imports.id = entry.import_id`;
    // Two questions, so that each goes by its own index.
    const { rows } = await sql `
    with wanted as materialized (select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (id text, source text, source_id text))
    select ${found} from ${entries} where entry.id in (select id from wanted)
    union select ${found} from ${entries} where (entry.source, entry.source_id) in (select source, source_id from wanted)`.execute(trx);
    return rows;
}
//# sourceMappingURL=existing.js.map