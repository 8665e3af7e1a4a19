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
export const inLanguage = (text: Text, language: Language): string => text[language];

const MAX_LINE_CHARACTERS = 4_000;

/**
 * What came out of a file as one line of a message: a terminal obeys control characters, and a line break makes up messages.
 * @example oneLine('a\u001b[2Jb') // 'a\\u001b[2Jb'
 */
export const oneLine = (text: string): string =>
  (text.length > MAX_LINE_CHARACTERS ? `${text.slice(0, MAX_LINE_CHARACTERS)}…` : text).replace(/\p{Cc}/gu, escaped);

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes lines to the output. */
export function say({ terminal }: Context, ...lines: readonly string[]): void {
  for (const line of lines) terminal.output.write(`${line}\n`);
}

/** Writes lines to the error output. */
export function complain({ terminal }: Context, ...lines: readonly string[]): void {
  for (const line of lines) terminal.errors.write(`${line}\n`);
}
