import { type Reading, type Row } from '../readings.js';
/** Makes a reading of an entry; undefined where the entry is none of the format's rows. */
export type Interpret = (value: unknown, raw: string, member: string | null) => Reading | undefined;
/** The rows of a JSON input. */
export declare function jsonRows(input: string, chunks: AsyncIterable<Buffer>, interpret: Interpret): AsyncGenerator<readonly Row[]>;
