/** Units, weapons, armor, and where each of them comes from. */
import { type Kysely } from 'kysely';
export declare function up(db: Kysely<unknown>): Promise<void>;
export declare function down(db: Kysely<unknown>): Promise<void>;
