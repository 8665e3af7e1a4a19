/** Units by id, and what they carry. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely } from 'kysely';
import type { MountedWeapon, Unit } from '../domain/unit.js';
import type { Tables } from '../schema.js';
/** Several units by id. */
export interface FoundUnits {
    /** In the order asked for, each once. */
    readonly found: readonly Unit[];
    /** Ids that the catalog does not have. */
    readonly missing: readonly string[];
}
/** Ids in one question, at most. */
export declare const MOST_IDS = 1000;
/**
 * The unit with this id, or undefined.
 * @example (await findUnit(db, 'alpha-strike/atlas-as7-d'))?.nameRu // 'Атлас AS7-D'
 */
export declare function findUnit(db: Kysely<Tables>, id: string): Promise<Unit | undefined>;
/**
 * Several units at once, and the ids that there are none of. At most 1,000 ids: the problem is `TOO_MANY` at `ids`.
 * @example await findUnits(db, ['alpha-strike/atlas-as7-d', 'no/such']) // { ok: true, value: { found: [atlas], missing: ['no/such'] } }
 */
export declare function findUnits(db: Kysely<Tables>, ids: readonly string[]): Promise<CheckResult<FoundUnits>>;
/**
 * The weapons of several units at once, by unit id, in the order of mounting. Units without weapons are left out.
 * @example (await weaponsOfUnits(db, ['bronepehota/mortar'])).get('bronepehota/mortar')?.[0].count // 1
 */
export declare function weaponsOfUnits(db: Kysely<Tables>, unitIds: readonly string[]): Promise<ReadonlyMap<string, readonly MountedWeapon[]>>;
/** What every reader of units selects of `units`, whatever rows of it that is, joined with their current revisions. */
export declare const UNIT_LIST_COLUMNS: import("kysely").RawBuilder<unknown>;
/** The current revisions of `units`. */
export declare const CURRENT_REVISIONS: import("kysely").RawBuilder<unknown>;
/** Units under some ids. */
export declare function unitsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>>;
