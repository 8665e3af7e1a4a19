import type { UnitDraft } from './drafts.js';
/** Every figure beside the cost, over all rule sets. Distances in inches, speed in points a turn, tonnage in tons. */
export declare const FIGURES: readonly ["size", "tmm", "overheatValue", "armor", "structure", "threshold", "damageShort", "damageMedium", "damageLong", "moveInches", "jumpInches", "year", "tonnage", "rank", "rateOfFire", "ammunition", "durability", "speed"];
/** Name of a figure. */
export type Figure = (typeof FIGURES)[number];
/** Figures by name; what a unit does not have is absent or undefined. */
export type Figures = Readonly<Partial<Record<Figure, number | undefined>>>;
/**
 * The figures of a unit, by the names that filters use.
 * @example figuresOf(locust).moveInches // 16
 */
export declare function figuresOf(unit: Pick<UnitDraft, 'system' | 'stats'>): Figures;
