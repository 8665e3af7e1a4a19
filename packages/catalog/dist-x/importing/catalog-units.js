/** What the catalog has already of the units that come: looked up, except for what is certain to be new. */
import { sql } from 'kysely';
import { chooseIds, idsFor } from './identity.js';
import { emptySieve } from './sieve.js';
/** The key under which a unit is one unit wherever it is read. Neither part holds a line break: no text of a draft does. */
export const keyOf = ({ source, sourceId }) => `${source}\n${sourceId}`;
/**
 * The units of a catalog. Where it is nearly empty, nearly all that comes is new: a sieve of what is there spares the questions.
 * @example const units = await catalogUnits(trx, true); await units.known(drafts)
 */
export async function catalogUnits(trx, nearlyEmpty) {
    const sieve = nearlyEmpty ? await sieveOfAll(trx) : undefined;
    const perhaps = (drafts, textOf) => sieve === undefined ? drafts : drafts.filter((draft) => sieve.meet(textOf(draft)));
    return {
        known: (drafts) => knownUnits(trx, perhaps(drafts, keyOf)),
        freeIds: async (drafts) => {
            const first = await among(trx, perhaps(drafts, idOf).map(idOf));
            const clashing = clashesOf(drafts, first);
            if (clashing.length === 0)
                return drafts.map(idOf);
            const further = await among(trx, clashing.flatMap((draft) => idsFor(draft).slice(1)));
            const free = chooseIds(drafts, new Set([...first, ...further]));
            for (const id of free)
                if (id !== undefined)
                    sieve?.meet(id);
            return free;
        },
    };
}
const idOf = ({ id }) => id;
async function sieveOfAll(trx) {
    const sieve = emptySieve();
    for (const { id, source, source_id: sourceId } of await trx.selectFrom('units').select(['id', 'source', 'source_id']).execute()) {
        sieve.meet(keyOf({ source, sourceId }));
        sieve.meet(id);
    }
    return sieve;
}
async function knownUnits(trx, drafts) {
    if (drafts.length === 0)
        return new Map();
    const { rows } = await sql `
    select id, units.source, source_id as "sourceId", hash, import_id as "importId"
    from units join unnest(${listed(drafts.map(({ source }) => source))}, ${listed(drafts.map(({ sourceId }) => sourceId))})
      as wanted (source, source_id) using (source, source_id)`.execute(trx);
    return new Map(rows.map((row) => [keyOf(row), row]));
}
/** Drafts whose first id is not free, in the catalog or among themselves. */
function clashesOf(drafts, taken) {
    const seen = new Set();
    const seenBefore = (id) => seen.size === seen.add(id).size;
    const often = new Set(drafts.map(idOf).filter((id) => taken.has(id) || seenBefore(id)));
    return often.size === 0 ? [] : drafts.filter(({ id }) => often.has(id));
}
async function among(trx, ids) {
    if (ids.length === 0)
        return new Set();
    const { rows } = await sql `select id from units where id = any(${listed(ids)})`.execute(trx);
    return new Set(rows.map(({ id }) => id));
}
/** Thousands of texts as one parameter, which costs less than an array of them; none of them holds a line break. */
const listed = (texts) => sql `string_to_array(${texts.join('\n')}, E'\\n')`;
//# sourceMappingURL=catalog-units.js.map