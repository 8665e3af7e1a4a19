/**
 * The revision of the catalog: one number that rises with every transaction that changes what readers see, whoever
 * makes it, an operator with psql included. Answers carry it, so caches can tell old from new. The row is locked from the
 * first change to the commit: revisions become visible in the order of their numbers, never a higher before a lower.
 */
import { type Kysely } from 'kysely';
export declare function up(db: Kysely<unknown>): Promise<void>;
export declare function down(db: Kysely<unknown>): Promise<void>;
