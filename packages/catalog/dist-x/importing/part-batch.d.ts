import type { UnitWriting } from '../writing/units.js';
import type { PartReading, Place } from './readings.js';
import type { BatchOutcome } from './unit-batch.js';
/** A weapon or armor with the place where it was read. */
export interface PlacedPart {
    readonly place: Place;
    readonly reading: PartReading;
}
/** Writes weapons and armor, no two of which are the same. */
export declare function writePartBatch(writing: UnitWriting, parts: readonly PlacedPart[]): Promise<readonly BatchOutcome[]>;
