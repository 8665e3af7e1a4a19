/** Where a command reads and writes: handed in, so that tests can stand at the other end. */
import type { Writable } from 'node:stream';
import type { Language, Text } from '@rangefinder/rules';
import type { Options } from './options.js';
/** Streams and environment of the program. */
export interface Terminal {
    readonly input: AsyncIterable<Buffer>;
    readonly output: Writable;
    readonly errors: Writable;
    readonly environment: Readonly<Record<string, string | undefined>>;
}
/** What a command works with. */
export interface Context {
    readonly terminal: Terminal;
    readonly options: Options;
}
/** The text in the language asked for. */
export declare const inLanguage: (text: Text, language: Language) => string;
/**
 * What came out of a file as one line of a message: a terminal obeys control characters, and a line break makes up messages.
 * @example oneLine('a\u001b[2Jb') // 'a\\u001b[2Jb'
 */
export declare const oneLine: (text: string) => string;
/** Writes lines to the output. */
export declare function say({ terminal }: Context, ...lines: readonly string[]): void;
/** Writes lines to the error output. */
export declare function complain({ terminal }: Context, ...lines: readonly string[]): void;
