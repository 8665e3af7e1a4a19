import type { UnitParts } from './unit-columns.js';
import type { Writer } from './writer.js';
/** Keeps the bounds within one transaction. */
export interface BoundsKeeper {
    /** Widens the bounds by some units. */
    add(units: readonly Counted[]): void;
    /** Writes those that are wider than what was written before; to be called before the commit. */
    finish(): Promise<void>;
}
/** What of a unit counts here. */
type Counted = Pick<UnitParts, 'draft' | 'figures'>;
/**
 * A keeper; it writes only what is wider than what it has written.
 * @example const bounds = boundsKeeper(writer); bounds.add(units); await bounds.finish()
 */
export declare function boundsKeeper({ trx }: Pick<Writer, 'trx'>): BoundsKeeper;
export {};
