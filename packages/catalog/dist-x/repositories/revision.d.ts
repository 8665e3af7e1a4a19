/** The revision of the catalog: part of every answer that a cache may keep. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
/**
 * Rises by one with every transaction that changes what readers see. Ask before reading: what is read then is at least as new.
 * @example await catalogRevision(catalog.readDb) // 1
 */
export declare function catalogRevision(db: Kysely<Tables>): Promise<number>;
