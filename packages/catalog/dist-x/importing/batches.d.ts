import { type Row } from './readings.js';
/** Rows that are written at once. */
export type Batch = readonly Row[];
/** Gathers rows into batches. */
export declare function batchesOf(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<Batch>;
