/**
 * Cursors: where a page ended, as text that clients hand back unread. It holds the sort key of the last row and what tells it from others of that key, so the
 * next page begins right behind it whatever was added meanwhile. A digest catches what was cut, edited or made up.
 */
import type { CheckResult } from '@rangefinder/rules';
/** Place in an order. */
export interface Position {
    /** Name of the order it belongs to: `name`, `-cost`. */
    readonly order: string;
    readonly key: string | number;
    /** What tells entries with the same key apart. */
    readonly tie: string | number;
}
/**
 * A place as a cursor.
 * @example encodeCursor({ order: 'name', key: 'locust lct-1e', tie: 'alpha-strike/locust-lct-1e' })
 */
export declare function encodeCursor({ order, key, tie }: Position): string;
/**
 * The place of a cursor in this order, or the problem `BAD_FORMAT` at `after`. Never throws.
 * @example decodeCursor('nonsense', 'name').ok // false
 */
export declare function decodeCursor(cursor: string, order: string): CheckResult<Position>;
