/**
 * The first load of a catalog. Keeping a score of indexes row by row takes longer than building them over all rows at the end,
 * so they are put aside. That locks readers out until the transaction ends, hence only where there is next to nothing to read
 * yet. Taken back or killed, the transaction leaves every index as it was.
 */
import { type Transaction } from 'kysely';
import type { Tables } from '../schema.js';
/** Decides while rows are added, and sees to the indexes. */
export interface MassLoad {
    /** To be called before units are added. */
    adding(units: number): Promise<void>;
    /** To be called before the commit. */
    finish(): Promise<void>;
}
/** A mass load in a transaction. */
export declare function massLoad(trx: Transaction<Tables>, nearlyEmpty: boolean): MassLoad;
/** Whether there is next to nothing in the catalog. */
export declare function isNearlyEmpty(trx: Transaction<Tables>): Promise<boolean>;
