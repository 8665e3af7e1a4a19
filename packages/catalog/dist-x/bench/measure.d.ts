/** Times of many questions, one after another. */
/** Times in milliseconds. */
export interface Times {
    readonly p50: number;
    readonly p90: number;
    readonly p99: number;
    readonly slowest: readonly {
        readonly ms: number;
        readonly question: string;
    }[];
}
/** The value in the middle. */
export declare const median: (values: readonly number[]) => number;
/** Asks every question and takes the time of each answer. */
export declare function timesOf<Q>(questions: readonly Q[], ask: (question: Q) => Promise<unknown>): Promise<Times>;
