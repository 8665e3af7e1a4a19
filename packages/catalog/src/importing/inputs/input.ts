/** An input: a file, a file in an archive, or a stream. */
export interface Input {
  /** File name, or path in an archive or folder. */
  readonly name: string;
  /** Size in bytes, if it is known. */
  readonly size: number | undefined;
  /** Whether it is one of many that were not named one by one; other files among them are skipped. */
  readonly optional: boolean;
  read(): AsyncIterable<Buffer>;
}
