/** Corrections laid over what a source says of a unit. Pure. */
import type { UnitDraft } from './drafts.js';
/** A value in the place of an imported one. */
export interface CorrectedValue {
    /** A field of the unit, or one of its figures: `nameRu`, `cost`, `stats.armor`. */
    readonly field: string;
    readonly value: unknown;
}
/** Fields that can be corrected as a whole; every one of the stats can be, too. */
export declare const CORRECTABLE: readonly ['name', 'nameRu', 'faction', 'cost', 'abilities', 'inPlay'];
/**
 * The draft with corrections laid over it. A correction of a figure that the draft no longer has is left out.
 * @example applyCorrections(locust, [{ field: 'stats.armor', value: 3 }]).stats.armor // 3
 */
export declare function applyCorrections(draft: UnitDraft, corrections: readonly CorrectedValue[]): UnitDraft;
/** Whether a field of the draft can be corrected. */
export declare function isCorrectable(draft: UnitDraft, field: string): boolean;
