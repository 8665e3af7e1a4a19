/** The revision of the catalog: part of every answer that a cache may keep. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';

/** Which state of the catalog a server has. */
export interface CatalogState {
  readonly revision: number;
  /** The revision and when it was made: a failover may lose changes, and others then get the same numbers. */
  readonly key: string;
}

/**
 * Rises by one with every transaction that changes what readers see. Ask before reading: what is read then is at least as new.
 * @example await catalogRevision(catalog.readDb) // 1
 */
export async function catalogRevision(db: Kysely<Tables>): Promise<number> {
  const { revision } = await db.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/**
 * The state that a server has.
 * @example await stateOf(catalog.db) // { revision: 12, key: '12.1795444800123456' }
 */
export async function stateOf(db: Kysely<Tables>): Promise<CatalogState> {
  const { revision, micros } = await db
    .selectFrom('catalog_revision')
    .select(['revision', sql<string>`trunc(extract(epoch from changed_at) * 1000000)::text`.as('micros')])
    .executeTakeFirstOrThrow();
  return { revision, key: `${revision}.${micros}` };
}
