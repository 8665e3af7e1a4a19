/** Imports of the catalog. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';

/** An import, an installation of the starter catalog, or an undo (source `undo`). */
export interface ImportSummary {
  readonly id: number;
  readonly kind: 'starter' | 'file';
  readonly source: string;
  readonly label: string;
  /** By outcome: `added`, `changed`, … */
  readonly counts: Readonly<Record<string, number>>;
  readonly finishedAt: Date;
}

const MAX_IMPORTS = 1_000;

/**
 * The latest imports with changes, the last one first.
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
