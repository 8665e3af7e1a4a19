import type { CheckResult } from '@rangefinder/rules';
import type { Kysely, Transaction } from 'kysely';
import { type CorrectedValue } from '../domain/corrections.js';
import type { ReadCorrection } from '../importing/readings.js';
import type { Tables } from '../schema.js';
/** A value to put in the place of an imported one. */
export interface Correction extends CorrectedValue {
    readonly unitId: string;
    /** Why. */
    readonly note?: string;
}
/**
 * Puts a value in the place of an imported one, until it is corrected again. Gives the unit's id, or what is wrong with it.
 * @example await correctUnit(db, { unitId: 'alpha-strike/locust-lct-1e', field: 'stats.armor', value: 3, note: 'errata' })
 */
export declare const correctUnit: (db: Kysely<Tables>, correction: Correction) => Promise<CheckResult<string>>;
/** What became of corrections that came from another catalog. */
export interface BroughtCorrections {
    readonly taken: readonly CorrectedValue[];
    /** This catalog has another value of its own for the field. */
    readonly kept: readonly CorrectedValue[];
    /** The unit has no such field, or the value does not fit it. */
    readonly unfit: readonly CorrectedValue[];
}
/** Takes corrections of a unit over from another catalog; what is corrected here already stays. */
export declare function bringCorrections(trx: Transaction<Tables>, unitId: string, corrections: readonly ReadCorrection[]): Promise<BroughtCorrections>;
