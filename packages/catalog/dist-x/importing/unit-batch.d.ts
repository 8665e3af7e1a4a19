import { type UnitWriting } from '../writing/units.js';
import { type CatalogUnits } from './catalog-units.js';
import type { MassLoad } from './mass-load.js';
import type { Place, UnitReading } from './readings.js';
import type { Change, Counts, Issue } from './report.js';
/** A unit with the place where it was read. */
export interface PlacedUnit {
    readonly place: Place;
    readonly reading: UnitReading;
}
/** What became of a batch. */
export interface BatchOutcome {
    readonly counts: Partial<Counts>;
    readonly issues: readonly Issue[];
    readonly changes: readonly Change[];
}
/** An import at work. */
export interface Importing {
    readonly writing: UnitWriting;
    readonly catalog: CatalogUnits;
    /** Undefined in a trial run. */
    readonly load: MassLoad | undefined;
}
/** Writes units, no two of which are the same unit. */
export declare function writeUnitBatch({ writing, catalog, load }: Importing, units: readonly PlacedUnit[]): Promise<BatchOutcome>;
