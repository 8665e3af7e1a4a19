/** Where the units of the catalog come from. */
import { sql } from 'kysely';
import { sourceOf } from '../domain/sources.js';
/**
 * All sources that units come from, the largest first.
 * @example (await listSources(db))[0]?.source.id // 'mul'
 */
export async function listSources(db) {
    const { rows } = await sql `
    select source as id, count(*) as units, count(*) filter (where in_play) as "inPlay", max(updated_at) as "lastChange"
    from units group by source order by units desc, source`.execute(db);
    return rows.map(({ id, ...summary }) => ({ source: sourceOf(id), ...summary }));
}
//# sourceMappingURL=sources.js.map