import { sourceOf } from '../domain/sources.js';
import { askable } from '../text/storable.js';
import { recordToUnit } from './mappers.js';
/**
 * A unit as its source had it at a revision, without corrections; undefined when there was no such revision.
 * @example await findUnitRevision(db, 'alpha-strike/atlas-as7-d', 1)
 */
export async function findUnitRevision(db, id, revision) {
    const row = await db
        .selectFrom('unit_revisions')
        .innerJoin('units', 'units.number', 'unit_number')
        .where('units.id', '=', askable(id))
        .where('unit_revisions.revision', '=', revision)
        .select(['record', 'read_at'])
        .executeTakeFirst();
    return row && recordToUnit(row.record, revision, row.read_at);
}
/**
 * All states of a unit, the latest first; none when there is no such unit.
 * @example (await listRevisions(db, 'alpha-strike/atlas-as7-d'))[0]?.source.id // 'mul'
 */
export async function listRevisions(db, unitId) {
    const rows = await db
        .selectFrom('unit_revisions')
        .innerJoin('units', 'units.number', 'unit_number')
        .where('units.id', '=', askable(unitId))
        .select(['unit_revisions.revision', 'record', 'raw', 'unit_revisions.hash', 'read_at'])
        .orderBy('unit_revisions.revision', 'desc')
        .execute();
    return rows.map(({ revision, record, raw, hash, read_at: readAt }) => {
        const draft = record;
        const { source, sourceId } = draft;
        return { revision, source: sourceOf(source), sourceId, readAt, hash, raw, draft, unit: recordToUnit(draft, revision, readAt) };
    });
}
//# sourceMappingURL=unit-revisions.js.map