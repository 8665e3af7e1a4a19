import type { UnitFilter } from './unit-filter.js';
/** What units are told apart by: figures of few values, and the kind. */
export declare const BOUND_FACETS: readonly ["cost", "size", "tmm", "overheatValue", "armor", "structure", "damageShort", "damageMedium", "damageLong", "moveInches", "jumpInches", "rank", "rateOfFire", "ammunition", "durability", "speed"];
/** A figure that units are told apart by. */
export type BoundFacet = (typeof BOUND_FACETS)[number];
/** Figures that have bounds. */
export declare const BOUNDED_FIGURES: readonly ["cost", "size", "tmm", "overheatValue", "armor", "structure", "threshold", "damageShort", "damageMedium", "damageLong", "moveInches", "jumpInches", "year", "tonnage", "rank", "rateOfFire", "ammunition", "durability", "speed"];
/** A figure that has bounds. */
export type BoundedFigure = (typeof BOUNDED_FIGURES)[number];
/** Values of a facet that a filter lets through, both ends included. */
export interface FacetRange {
    readonly facet: string;
    readonly from: number;
    readonly to: number;
}
/** A kind as a facet; it has no value. */
export declare const kindFacet: (kind: string) => string;
/** The facets that a filter limits. Strict bounds count as if they let their end through: that is wide enough. */
export declare function facetRanges({ kind, figures }: UnitFilter): readonly FacetRange[];
