/** The rows of all inputs, one after another, each input in the format that it is found to have. */
import type { Input } from './inputs/input.js';
import { type Row } from './readings.js';
import type { ReadFile } from './report.js';
/** Rows while they come, and what is known of the files so far. */
export interface RowStream {
    readonly rows: AsyncIterable<readonly Row[]>;
    files(): readonly ReadFile[];
    passedOver(): readonly string[];
    /** Bytes taken from the inputs. */
    bytes(): number;
}
/** The rows of some inputs. */
export declare function rowsOf(inputs: AsyncIterable<Input>): RowStream;
