import type { Input } from './input.js';
/** Whether a file that begins so is a zip archive. */
export declare const isZip: (head: Buffer) => boolean;
/** The files of an archive, in its order. */
export declare function zipInputs(path: string, name: string): AsyncGenerator<Input>;
