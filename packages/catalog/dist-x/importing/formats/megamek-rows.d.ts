/** Rows of MegaMek text: blocks parted by blank lines, cut out while the text streams by. */
import { type Row } from '../readings.js';
/** Whether a line of dashes stands in a text, as below the name of a unit. */
export declare const hasRule: (text: string) => boolean;
/** The rows of an input. */
export declare function megamekRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]>;
