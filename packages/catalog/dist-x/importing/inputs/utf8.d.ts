/**
 * The text of an input as UTF-8 without a mark; throws a file fault with line and byte where it is not text.
 * @example for await (const chunk of utf8('units.json', createReadStream('units.json'))) …
 */
export declare function utf8(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
/** What follows the beginning of a stream; to be closed where nobody reads it, or its file stays open. */
export interface Rest extends AsyncIterable<Buffer> {
    close(): Promise<void>;
}
/** The first bytes of a stream, at least so many unless it is shorter, and what follows them. */
export declare function beginning(chunks: AsyncIterable<Buffer>, least: number): Promise<{
    readonly head: Buffer;
    readonly rest: Rest;
}>;
/** A stream again of its beginning and the rest. */
export declare function joined(head: Buffer, rest: Rest): AsyncGenerator<Buffer>;
/** Ends of lines among the bytes. */
export declare function countLines(bytes: Buffer): number;
