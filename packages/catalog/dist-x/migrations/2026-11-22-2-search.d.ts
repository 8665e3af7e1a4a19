/**
 * What search and pages walk along. Trigrams forgive misspellings; they are taken of Latin letters, which every locale knows.
 */
import { type Kysely } from 'kysely';
export declare function up(db: Kysely<unknown>): Promise<void>;
/** The extension stays: others in the same database may use it. */
export declare function down(db: Kysely<unknown>): Promise<void>;
