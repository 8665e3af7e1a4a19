/** What a batch of drafts changes, worked out before anything is written: pure, so that it can be tested alone. */
/** What is known of an entry that is there already. */
export interface Existing {
    readonly id: string;
    readonly source: string;
    readonly sourceId: string;
    readonly hash: string;
    /** Whether the starter catalog wrote its current values. */
    readonly fromStarter: boolean;
}
/** What a draft has to have for a plan. */
export interface Plannable {
    readonly id: string;
    readonly source: string;
    readonly sourceId: string;
}
/** A draft with the hash of what its source says. */
export interface Hashed<D> {
    readonly draft: D;
    readonly hash: string;
}
/** What to do with each draft of a batch. */
export interface Plan<D> {
    readonly added: readonly Hashed<D>[];
    readonly changed: readonly Hashed<D>[];
    readonly unchanged: readonly Hashed<D>[];
    /** Left as they are: an operator imported them, or their id belongs to another entry. */
    readonly kept: readonly Hashed<D>[];
}
/**
 * Sorts starter drafts by what is to be done. What an operator imported is never touched.
 * @example planStarter([{ draft: locust, hash: 'ab…' }], []).added.length // 1
 */
export declare function planStarter<D extends Plannable>(drafts: readonly Hashed<D>[], existing: readonly Existing[]): Plan<D>;
