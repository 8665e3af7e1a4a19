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

/** Writes lines to the output. */
export function say({ terminal }: Context, ...lines: readonly string[]): void {
  for (const line of lines) terminal.output.write(`${line}\n`);
}

/** Writes lines to the error output. */
export function complain({ terminal }: Context, ...lines: readonly string[]): void {
  for (const line of lines) terminal.errors.write(`${line}\n`);
}
