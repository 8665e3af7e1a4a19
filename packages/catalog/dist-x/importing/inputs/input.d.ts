/** Something to read: a file, a part of an archive, a stream. */
export interface Input {
    /** File, or path within an archive or folder. */
    readonly name: string;
    /** Bytes, where that is known. */
    readonly size: number | undefined;
    /** One of many, not named by the operator: what is no catalog file is passed over. */
    readonly optional: boolean;
    read(): AsyncIterable<Buffer>;
}
