/** The revision of the catalog, which is part of every ETag. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';

/** State of the catalog on a server. */
export interface CatalogState {
  readonly revision: number;
  /** Revision and time of its change. After a failover, lost revisions may be numbered again, so the number alone is not unique. */
  readonly key: string;
}

/**
 * Rises by one with every transaction that changes what readers see. Read it first: what is read after it is at least as new.
 * @example await catalogRevision(catalog.readDb) // 1
 */
export async function catalogRevision(db: Kysely<Tables>): Promise<number> {
  const { revision } = await db.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/** The key of a state as SQL. */
export const STATE_KEY = sql<string>`revision || '.' || trunc(extract(epoch from changed_at) * 1000000)::text`;

/**
 * The state of a server.
 * @example await stateOf(catalog.db) // { revision: 12, key: '12.1795444800123456' }
 */
export async function stateOf(db: Kysely<Tables>): Promise<CatalogState> {
  return db
    .selectFrom('catalog_revision')
    .select(['revision', STATE_KEY.as('key')])
    .executeTakeFirstOrThrow();
}
