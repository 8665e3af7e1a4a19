/** Which units: the same conditions for queries, lists and counts. */
import type { Figure } from './figures.js';
import type { System, UnitKind } from './systems.js';
/** A condition on a figure; all that is given must hold. A unit without the figure fulfills none. */
export interface FigureCondition {
    /** `cost` is the price of every rule set, PV included. */
    readonly figure: 'cost' | Figure;
    readonly atLeast?: number | undefined;
    readonly atMost?: number | undefined;
    readonly above?: number | undefined;
    readonly below?: number | undefined;
    /** One of these. */
    readonly anyOf?: readonly number[] | undefined;
}
/** Which units; what is not given does not matter. */
export interface UnitFilter {
    readonly system?: System | undefined;
    readonly kind?: UnitKind | undefined;
    /** Its name in either language, whatever the case of its letters. */
    readonly faction?: string | undefined;
    /** Units in play only, unless said otherwise; null for both. */
    readonly inPlay?: boolean | null | undefined;
    /** Words of its names and aliases in either language; beginnings and misspellings are understood. */
    readonly text?: string | undefined;
    /** Type code of an Alpha Strike card: `BM`. */
    readonly type?: string | undefined;
    readonly role?: string | undefined;
    readonly technology?: string | undefined;
    /** Id of the source: `mul`. */
    readonly source?: string | undefined;
    /** Abilities that it must have, whole or without their figures: `IF1`, `IF`. Those in a turret count. */
    readonly specials?: readonly string[] | undefined;
    /** Abilities that it must not have. */
    readonly withoutSpecials?: readonly string[] | undefined;
    /** Whether it can jump. */
    readonly jumps?: boolean | undefined;
    readonly figures?: readonly FigureCondition[] | undefined;
}
