import { type Note } from '../notes.js';
import type { Reading } from '../readings.js';
/** What a source says of a card, in its own spelling. */
export interface CardFacts {
    readonly source: string;
    readonly sourceId: string;
    readonly name: string;
    readonly type: string | null;
    /** Category of the Master Unit List; null where the source has none. */
    readonly category: string | null;
    readonly pointValue: number;
    readonly size: number;
    readonly move: string;
    readonly role: string | null;
    readonly damage: readonly [string, string, string];
    readonly damageExtreme: string;
    readonly overheatValue: number;
    readonly armor: number;
    readonly threshold: number;
    readonly structure: number;
    /** As printed; a list where the source keeps them apart. */
    readonly specials: string | readonly string[] | null;
    /** Null where the source does not say. */
    readonly tmm: number | null;
    readonly introduced: string | null;
    readonly technology: string | null;
    readonly tonnage: number | null;
}
/** A row of the source. */
export interface CardRow {
    readonly raw: string;
    readonly hash: string;
    /** What was odd before the facts were taken from it. */
    readonly notes?: readonly Note[];
}
/** A card as a reading: a draft with notes, or what is wrong with it. */
export declare function readCard(facts: CardFacts, { raw, hash, notes }: CardRow): Reading;
