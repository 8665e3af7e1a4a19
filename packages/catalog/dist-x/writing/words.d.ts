import type { Writer } from './writer.js';
/** Keeps the dictionary while entries are written. */
export interface WordKeeper {
    /** Adds the words of some entries. */
    add(words: readonly (readonly string[])[]): Promise<void>;
}
/**
 * A keeper for one transaction; it does not send the same word twice.
 * @example await wordKeeper(writer).add([['atlas', 'as7', 'd', 'as7d']])
 */
export declare function wordKeeper({ trx, handOver }: Pick<Writer, 'trx' | 'handOver'>): WordKeeper;
