/** What the catalog has already of the units that come: looked up, except for what is certain to be new. */
import { type Transaction } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import type { Tables } from '../schema.js';
/** What the catalog knows of a unit. */
export interface Known {
    readonly id: string;
    readonly source: string;
    readonly sourceId: string;
    readonly hash: string;
    readonly importId: number;
}
type Keyed = Pick<UnitDraft, 'source' | 'sourceId'>;
/** The units of the catalog while an import adds to them. */
export interface CatalogUnits {
    /** Those among the drafts that are there, by key. */
    known(drafts: readonly UnitDraft[]): Promise<ReadonlyMap<string, Known>>;
    /** An id that nobody has for each of the drafts, which are then added under them; undefined where there is none. */
    freeIds(drafts: readonly UnitDraft[]): Promise<readonly (string | undefined)[]>;
}
/** The key under which a unit is one unit wherever it is read. Neither part holds a line break: no text of a draft does. */
export declare const keyOf: ({ source, sourceId }: Keyed) => string;
/**
 * The units of a catalog. Where it is nearly empty, nearly all that comes is new: a sieve of what is there spares the questions.
 * @example const units = await catalogUnits(trx, true); await units.known(drafts)
 */
export declare function catalogUnits(trx: Transaction<Tables>, nearlyEmpty: boolean): Promise<CatalogUnits>;
export {};
