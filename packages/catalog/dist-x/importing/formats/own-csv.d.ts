import { type Row } from '../readings.js';
/** The sign between the columns of a header, or undefined when it is not one of our files. */
export declare function delimiterOf(head: string): string | undefined;
/** The rows of an input. */
export declare function ownCsvRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]>;
