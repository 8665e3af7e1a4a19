/** Writes many rows at once: by COPY where the session has it, else by one insert of arrays. */
import { type Transaction } from 'kysely';
import type { CopyRows } from '../database/copy.js';
import type { Tables } from '../schema.js';
import { type Columns } from './cells.js';
/** A transaction that many rows can be written in. */
export interface Writer {
    readonly trx: Transaction<Tables>;
    /** Makes rows ready for a table; what a row does not have is null. They are sent in the order of the calls. */
    append<R>(table: string, columns: Columns<R>, rows: readonly NoInfer<R>[]): void;
    /**
     * Sends all that was made ready. Resolves when it is handed over: the next rows can be made ready while the database takes these.
     * What is asked later on the same connection is answered after them.
     */
    send(): Promise<void>;
    /** Hands over something else that nobody waits for. */
    handOver(work: Promise<unknown>): Promise<void>;
    /** Resolves when all that was handed over is written; rejects with the first thing that went wrong. */
    settled(): Promise<void>;
}
/**
 * A writer; `copy` is that of the session, where it has one.
 * @example const writer = writerOf(trx); writer.append('unit_weapons', MOUNT_COLUMNS, mounts); await writer.send()
 */
export declare function writerOf(trx: Transaction<Tables>, copy?: CopyRows): Writer;
