/** All formats, and which of them a file is: told by what is in it, never by its name. */
import type { Text } from '@rangefinder/rules';
import type { Format } from './format.js';
/** The formats, most telling first. */
export declare const FORMATS: readonly Format[];
/** Bytes of a file that are enough to know it. */
export declare const HEAD_BYTES = 16384;
/**
 * The format of a file that begins so, or undefined.
 * @example formatOf('{"Units":[')?.id // 'mul'
 */
export declare const formatOf: (head: string) => Format | undefined;
/** What can be read, for messages. */
export declare const READABLE: Text;
