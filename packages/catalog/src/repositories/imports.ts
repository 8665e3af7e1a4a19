/** Who wrote what into the catalog, and when. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';

/** An import, a first installation or change of the starter catalog, or one that was taken back (source `undo`). */
export interface ImportSummary {
  readonly id: number;
  readonly kind: 'starter' | 'file';
  readonly source: string;
  readonly label: string;
  /** By what became of rows: `added`, `changed`, … */
  readonly counts: Readonly<Record<string, number>>;
  readonly finishedAt: Date;
}

const MAX_IMPORTS = 1_000;

/**
 * The latest imports that changed something, the last one first.
 * @example (await listImports(db))[0]?.label
 */
export async function listImports(db: Kysely<Tables>, first = MAX_IMPORTS): Promise<readonly ImportSummary[]> {
  const rows = await db
    .selectFrom('imports')
    .where('finished_at', 'is not', null)
    .select(['id', 'kind', 'source', 'label', 'counts', 'finished_at'])
    .orderBy('id', 'desc')
    .limit(Math.min(first, MAX_IMPORTS))
    .execute();
  return rows.map(({ finished_at, counts, kind, ...row }) => ({
    ...row,
    kind: kind as ImportSummary['kind'],
    counts: counts as ImportSummary['counts'],
    finishedAt: finished_at as Date,
  }));
}
