/** What a format is: how its files are recognized, and how its rows are read. */
import type { Text } from '@rangefinder/rules';
import type { Row } from '../parsed-rows.js';

/** A format of files. */
export interface Format {
  readonly id: string;
  readonly name: Text;
  /** Whether a file that begins so is one of these. */
  recognizes(head: string): boolean;
  /** The rows of an input of checked UTF-8, a handful at a time. Throws a file fault where the file breaks off. */
  rows(input: string, chunks: AsyncIterable<Buffer>): AsyncIterable<readonly Row[]>;
}
