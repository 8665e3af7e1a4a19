import { type CorrectedValue } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import type { SilentField } from '../importing/readings.js';
import { type BoundsKeeper } from './bounds.js';
import { type WordKeeper } from './words.js';
import type { Writer } from './writer.js';
/** A unit as its source has it now. */
export interface IncomingUnit {
    readonly draft: UnitDraft;
    /** The draft as JSON, where that was made already. */
    readonly json?: string | undefined;
    readonly hash: string;
    /** The row of the source; null where the draft is the row. */
    readonly raw?: string | null;
    /** When the source was read, if not just now. */
    readonly readAt?: Date | undefined;
    /** Fields that the source has no word for. */
    readonly silent?: readonly SilentField[];
    /** Number of its state when it is new here but not in itself. */
    readonly revision?: number | undefined;
    /** Corrections that it brings along. */
    readonly corrections?: readonly CorrectedValue[] | undefined;
}
/** A unit before and after a change, as its source has it. */
export interface ChangedUnit {
    readonly before: UnitDraft;
    readonly after: UnitDraft;
}
/** Where units are written. */
export interface UnitWriting {
    readonly writer: Writer;
    readonly words: WordKeeper;
    readonly bounds: BoundsKeeper;
    readonly importId: number;
    /** The number of the next unit that is added: nobody else adds any, since who writes units holds the catalog. */
    readonly nextNumber: () => number;
}
/**
 * Gives some work a place to write units in; when this resolves, all of it is written.
 * @example await writingUnits(writerOf(trx), importId, (writing) => addUnits(writing, units))
 */
export declare function writingUnits<T>(writer: Writer, importId: number, work: (writing: UnitWriting) => Promise<T>): Promise<T>;
/** Adds units that are not there yet; their weapons must be. Gives the number of each. */
export declare function addUnits(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly number[]>;
/** Gives units their next revisions. Their ids, former names and corrections stay. */
export declare function changeUnits(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly ChangedUnit[]>;
