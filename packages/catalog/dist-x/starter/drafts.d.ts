import { type ArmorDraft, type UnitDraft, type WeaponDraft } from '../domain/drafts.js';
import type { StarterTables } from './shapes.js';
/** Everything that the starter catalog holds. */
export interface StarterDrafts {
    readonly units: readonly UnitDraft[];
    readonly weapons: readonly WeaponDraft[];
    readonly armors: readonly ArmorDraft[];
}
/**
 * All drafts of the starter catalog. Throws when data or tables do not fit the schemas: that is our own mistake.
 * @example starterDrafts({ weapons, armors }).units.length
 */
export declare function starterDrafts({ weapons, armors, movingFire }: StarterTables): StarterDrafts;
