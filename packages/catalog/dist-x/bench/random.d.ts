/** Chance that comes out the same for the same seed, on every machine. */
/** A source of chance. */
export interface Chance {
    /** From 0 up to, not including, 1. */
    next(): number;
    /** A whole number from 0 up to, not including, `below`. */
    below(below: number): number;
    pick<T>(list: readonly T[]): T;
}
/**
 * Chance from a seed (mulberry32).
 * @example chance(1).below(6) // always the same
 */
export declare function chance(seed: number): Chance;
