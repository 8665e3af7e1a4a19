/**
 * Remembers texts in a fixed piece of memory, however many there are (a Bloom filter): of what it never met it nearly always says
 * so, of what it met it never says that it did not.
 */
/** A sieve. */
export interface Sieve {
    /** Whether it may have met the text before; false is certain, true is to be looked up. From now on it has. */
    meet(text: string): boolean;
}
/**
 * An empty sieve.
 * @example const sieve = emptySieve(); sieve.meet('mul\n140') // false, and true the next time
 */
export declare function emptySieve(): Sieve;
