import type { Input } from './input.js';
/** The path that means standard input. */
export declare const STANDARD_INPUT = "-";
/**
 * Everything to read behind some paths, folders and archives gone through in the order of their names.
 * @example for await (const input of inputsOf(['units.json', 'more.zip'])) …
 */
export declare function inputsOf(paths: readonly string[], standardInput: AsyncIterable<Buffer>): AsyncGenerator<Input>;
