/** Pages: an order is a sort key and the id; a page is what comes after a place in that order. */
import type { CheckResult } from '@rangefinder/rules';
import { type RawBuilder } from 'kysely';
import { type Position } from './cursor.js';
/** Which part of a list. */
export interface PageRequest {
    /** Entries a page, 0 to 100; 20 when not given. */
    readonly first?: number | undefined;
    /** Cursor behind which the page begins; from the start when not given. */
    readonly after?: string | undefined;
}
/** An entry and the cursor of its place. */
export interface Edge<T> {
    readonly cursor: string;
    readonly node: T;
}
/** A part of a list, as Relay's connections have it. The total is a question of its own, since it costs more than a page. */
export interface Page<T> {
    readonly edges: readonly Edge<T>[];
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    /** Null when the page is empty. */
    readonly startCursor: string | null;
    readonly endCursor: string | null;
}
/** A page that can be asked for. */
export interface CheckedPage {
    readonly first: number;
    readonly after: Position | undefined;
}
/** How a list is sorted: by an expression that an index has, then by its tie, both the same way. */
export interface ListOrder {
    /** Name in cursors. */
    readonly name: string;
    readonly key: RawBuilder<string | number>;
    /** Type of the key in Postgres. */
    readonly keyType: 'text' | 'integer' | 'real';
    /** What no two entries share: the number, or the id where that is what the index has. */
    readonly tie: RawBuilder<string | number>;
    readonly direction: 'asc' | 'desc';
}
/** Entries on a page, at most. */
export declare const LARGEST_PAGE = 100;
/** Checks a request against an order: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`. */
export declare function checkPage({ first, after }: PageRequest, order: Pick<ListOrder, 'name'>): CheckResult<CheckedPage>;
/** Condition that a row comes after a place. One comparison of pairs, which an index on (key, tie) answers. */
export declare function comesAfter({ key, keyType, tie, direction }: ListOrder, after: Position): RawBuilder<boolean>;
/** Makes a page of rows that were asked for with one more than `first`. */
export declare function toPage<R extends {
    readonly sort_key: string | number;
    readonly sort_tie: string | number;
}, T>(rows: readonly R[], { first, after }: CheckedPage, order: Pick<ListOrder, 'name'>, toNode: (row: R) => T): Page<T>;
