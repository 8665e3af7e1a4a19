/** Where a sorted list may begin and must end, given its filter. */
import { type Kysely } from 'kysely';
import { type BoundedFigure } from '../domain/bounds.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import type { Tables } from '../schema.js';
/** Least and most of a figure; `NONE` when no unit can pass the filter. */
export type ImpliedBounds = {
    readonly least: number;
    readonly most: number;
} | 'NONE' | undefined;
/** The bounds of a figure that follow from a filter; undefined when nothing follows. */
export declare function impliedBounds(db: Kysely<Tables>, filter: UnitFilter, figure: BoundedFigure): Promise<ImpliedBounds>;
