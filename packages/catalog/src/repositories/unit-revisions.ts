/** States of units in their sources. */
import type { Kysely } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import { draftOf, type Entry } from '../domain/entry.js';
import { type Source, sourceOf } from '../domain/sources.js';
import type { Unit } from '../domain/unit.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { draftToUnit } from './mappers.js';

/** A state of a unit and its provenance. */
export interface UnitRevision {
  /** From 1. */
  readonly revision: number;
  readonly source: Source;
  /** Its key in the source. */
  readonly sourceId: string;
  /** Time at which the source was read. */
  readonly readAt: Date;
  /** SHA-256 of the source row. */
  readonly hash: string;
  /** The row as it was read, byte by byte; null for the starter catalog. */
  readonly raw: string | null;
  /** The draft of the source, without corrections. */
  readonly draft: UnitDraft;
  /** The same draft as a unit. */
  readonly unit: Unit;
}

/**
 * A unit at a revision, without corrections; undefined if there is no such revision.
 * @example await findUnitRevision(db, 'alpha-strike/atlas-as7-d', 1)
 */
export async function findUnitRevision(db: Kysely<Tables>, id: string, revision: number): Promise<Unit | undefined> {
  const row = await db
    .selectFrom('unit_revisions')
    .innerJoin('units', 'units.number', 'unit_number')
    .where('units.id', '=', storableText(id))
    .where('unit_revisions.revision', '=', revision)
    .select(['record', 'read_at'])
    .executeTakeFirst();
  return row && draftToUnit(draftOf(row.record as Entry), revision, row.read_at);
}

/**
 * All states of a unit, the latest first; empty if there is no such unit.
 * @example (await listRevisions(db, 'alpha-strike/atlas-as7-d'))[0]?.source.id // 'mul'
 */
export async function listRevisions(db: Kysely<Tables>, unitId: string): Promise<readonly UnitRevision[]> {
  const rows = await db
    .selectFrom('unit_revisions')
    .innerJoin('units', 'units.number', 'unit_number')
    .where('units.id', '=', storableText(unitId))
    .select(['unit_revisions.revision', 'record', 'raw', 'unit_revisions.hash', 'read_at'])
    .orderBy('unit_revisions.revision', 'desc')
    .execute();
  return rows.map(({ revision, record, raw, hash, read_at: readAt }) => {
    const draft = draftOf(record as Entry);
    const { source, sourceId } = draft;
    return { revision, source: sourceOf(source), sourceId, readAt, hash, raw, draft, unit: draftToUnit(draft, revision, readAt) };
  });
}
