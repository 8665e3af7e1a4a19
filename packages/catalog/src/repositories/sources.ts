/** Sources of units. */
import { type Kysely, sql } from 'kysely';
import { type Source, sourceOf } from '../domain/sources.js';
import type { Tables } from '../schema.js';

/** A source with the numbers of its units. */
export interface SourceSummary {
  readonly source: Source;
  readonly units: number;
  readonly inPlay: number;
  /** Time of the last change of one of its units. */
  readonly lastChange: Date;
  /** Time at which the latest of its figures were read. */
  readonly asOf: Date;
}

/**
 * All sources of units, the largest first.
 * @example (await listSources(db))[0]?.source.id // 'mul'
 */
export async function listSources(db: Kysely<Tables>): Promise<readonly SourceSummary[]> {
  const { rows } = await sql<{ id: string; units: number; inPlay: number; lastChange: Date; asOf: Date }>`
    select units.source as id, count(*) as units, count(*) filter (where in_play) as "inPlay", max(updated_at) as "lastChange",
      max(read_at) as "asOf"
    from units join unit_revisions on unit_number = number and unit_revisions.revision = units.revision group by units.source order by count(*) desc, units.source`.execute(
    db,
  );
  return rows.map(({ id, ...summary }) => ({ source: sourceOf(id), ...summary }));
}

/**
 * The sources of all units, weapons and armor, by id.
 * @example (await listEntrySources(db)).map(({ id }) => id) // ['5150-basic-rules', 'mul', …]
 */
export async function listEntrySources(db: Kysely<Tables>): Promise<readonly Source[]> {
  const { rows } = await sql<{ source: string }>`
    select source from units union select source from weapons union select source from armors order by source`.execute(db);
  return rows.map(({ source }) => sourceOf(source));
}
