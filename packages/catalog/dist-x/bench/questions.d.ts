/** What players ask of a catalog, made from its own units: so that filters find something and names are nearly right. */
import type { Unit } from '../domain/unit.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import { type UnitOrder } from '../domain/unit-order.js';
/** A filter with an order, as the lists of a catalog browser have them. */
export interface FilterQuestion {
    readonly filter: UnitFilter;
    readonly order: UnitOrder;
}
/** Filters in the usual order, by name. */
export declare function filterQuestions(units: readonly Unit[], count: number, seed?: number): readonly FilterQuestion[];
/** Every order in turn, rising and falling, with or without a kind: lists that are turned over page by page. */
export declare const pageQuestions: (units: readonly Unit[], count: number, seed?: number) => readonly FilterQuestion[];
/** Names as they are typed: whole, in part, from the beginning, and with a slip of the hand. */
export declare function searchQuestions(units: readonly Unit[], count: number, seed?: number): readonly string[];
