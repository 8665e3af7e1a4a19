/** Facets: what an entry is looked for by its exact value. They stand in the search vector beside the words of the names. */
import type { UnitDraft } from './drafts.js';
/** The letter that marks each facet. */
export declare const FACETS: {
    readonly special: 's';
    readonly type: 't';
    readonly role: 'r';
    readonly faction: 'f';
    readonly technology: 'k';
    readonly source: 'o';
};
/** Name of a facet. */
export type Facet = keyof typeof FACETS;
/**
 * A facet as the search vector holds it.
 * @example facet('role', 'Missile Boat') // '=r:missile-boat'
 */
export declare const facet: (name: Facet, value: string) => string;
/** All facets of a unit. */
export declare function facetsOf({ abilities, faction, stats, source }: UnitDraft): readonly string[];
