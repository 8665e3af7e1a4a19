import type { Row } from '../readings.js';
/** The rows of an input. */
export declare function toolsRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]>;
