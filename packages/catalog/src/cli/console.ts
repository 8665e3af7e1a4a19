/** Input and output of commands; injected for tests. */
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

/** Context of a command. */
export interface Context {
  readonly terminal: Terminal;
  readonly options: Options;
}

/** The text in a language. */
export const inLanguage = (text: Text, language: Language): string => text[language];

const MAX_LINE_CHARACTERS = 4_000;

/**
 * Escapes control characters of a text from a file, which could control the terminal or fake other messages.
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
