import { type Catalog } from '../database/open.js';
import { type Times } from './measure.js';
/** What to measure. */
export interface BenchOptions {
    /** Units of each catalog; 10,000 and 1,000,000 when not given. */
    readonly sizes?: readonly number[];
    /** Questions of a kind. */
    readonly questions?: number;
    readonly seed?: number;
    /** Hears of every finding as it comes. */
    readonly onFinding?: (finding: Finding) => void;
}
/** A finding. */
export interface Finding {
    readonly units: number;
    readonly what: 'import' | 'filter' | 'search' | 'page';
    /** Units a second; undefined but for imports. */
    readonly rate?: number;
    readonly times?: Times;
    /** What was to be reached: units a second at least, or milliseconds that 99 of 100 answers take at most. */
    readonly target: number;
}
/**
 * Measures. Takes minutes, some gigabytes of the temporary folder, and removes them.
 * @example await benchCatalog({ sizes: [10_000], onFinding: console.log })
 */
export declare function benchCatalog({ sizes, questions, seed, onFinding, }?: BenchOptions): Promise<readonly Finding[]>;
/** Answer times of a catalog that is filled with made-up units. */
export declare function answerTimes(catalog: Catalog, units: number, questions: number, seed?: number): AsyncGenerator<Finding>;
