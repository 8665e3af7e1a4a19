/** Interface of import formats. */
import type { Text } from '@rangefinder/rules';
import type { Row } from '../parsed-rows.js';

/** A file format. */
export interface Format {
  readonly id: string;
  readonly name: Text;
  /** Whether a file with this beginning has the format. */
  recognizes(head: string): boolean;
  /** The rows of an input in valid UTF-8, in batches. Throws a file fault if the file is truncated. */
  rows(input: string, chunks: AsyncIterable<Buffer>): AsyncIterable<readonly Row[]>;
}
