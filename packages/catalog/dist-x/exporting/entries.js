/** The whole catalog as entries of our own formats, read in pages out of one state of the database. */
import { sql } from 'kysely';
import { sealOf } from '../importing/formats/own-entry.js';
const PAGE = 1_000;
/**
 * Every entry: weapons, armors, then units. What changes meanwhile is not in it.
 * @example for await (const { member, entry } of exportedEntries(catalog.readDb)) …
 */
export async function* exportedEntries(db) {
    const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
    try {
        for (const row of await trx.selectFrom('weapons').selectAll().orderBy('id').execute())
            yield { member: 'weapons', entry: weaponEntry(row) };
        for (const row of await trx.selectFrom('armors').selectAll().orderBy('position').orderBy('id').execute())
            yield { member: 'armors', entry: armorEntry(row) };
        for await (const unit of unitRecords(trx))
            yield { member: 'units', entry: unitEntry(unit) };
    }
    finally {
        // Nothing was written: it does not matter how it ends, and after a break it may have ended already.
        await trx.rollback().execute();
    }
}
/** Units in the order in which they came, each with its states, the current one first. */
async function* unitRecords(trx) {
    for (let after = 0;;) {
        const { rows } = await sql `
      select number, (
        select json_agg(json_build_object('revision', revision, 'record', record, 'raw', raw, 'hash', hash, 'readAt', read_at) order by revision desc)
        from unit_revisions where unit_number = number
      ) as revisions, (
        select coalesce(json_agg(json_build_object('field', field, 'value', value, 'note', note, 'correctedAt', corrected_at) order by corrected_at, field), '[]')
        from corrections where unit_number = number
      ) as corrections
      from units where number > ${after} order by number limit ${PAGE}`.execute(trx);
        yield* rows;
        const last = rows.at(-1);
        if (last === undefined || rows.length < PAGE)
            return;
        after = last.number;
    }
}
function unitEntry({ revisions, corrections }) {
    const [current, ...former] = revisions.map((revision) => ({ ...revision, readAt: isoOf(revision.readAt) }));
    if (current === undefined)
        throw new Error('a unit without a state');
    const past = {
        revisions: [{ ...current, record: null }, ...former],
        corrections: corrections.map((correction) => ({ ...correction, correctedAt: isoOf(correction.correctedAt) })),
    };
    return { ...current.record, past, seal: sealOf(current.record, past) };
}
const isoOf = (stamp) => new Date(stamp).toISOString();
const weaponEntry = (row) => ({
    ...{ system: row.system, id: row.id, kind: row.kind, name: row.name, nameRu: row.name_ru, aliases: row.aliases, cost: row.cost },
    ...{ source: row.source, sourceId: row.source_id, stats: row.stats },
});
const armorEntry = (row) => ({
    ...{ system: row.system, id: row.id, name: row.name, nameRu: row.name_ru, position: row.position, cost: row.cost },
    abbreviation: { en: row.abbreviation, ru: row.abbreviation_ru },
    ...{ source: row.source, sourceId: row.source_id, stats: row.stats },
});
//# sourceMappingURL=entries.js.map