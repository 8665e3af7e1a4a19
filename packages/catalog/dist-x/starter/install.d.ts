/**
 * Puts the starter catalog into the database. Runs at every start: only what changed since is written, so a second start
 * writes nothing and leaves the catalog revision alone. What an operator imported or corrected stays as it is.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
import type { StarterTables } from './shapes.js';
/** What an installation did, over units, weapons and armor. */
export interface Installed {
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    /** Left as an operator has it. */
    readonly kept: number;
}
/**
 * Installs the starter catalog in one transaction; processes that start at once take turns.
 * @example await installStarter(catalog.db, { weapons, armors, movingFire }) // { added: 173, changed: 0, … }
 */
export declare function installStarter(db: Kysely<Tables>, tables?: StarterTables): Promise<Installed>;
