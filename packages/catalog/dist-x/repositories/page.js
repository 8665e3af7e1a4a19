import { sql } from 'kysely';
import { decodeCursor, encodeCursor } from './cursor.js';
/** Entries on a page, at most. */
export const LARGEST_PAGE = 100;
const USUAL_PAGE = 20;
/** Checks a request against an order: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`. */
export function checkPage({ first = USUAL_PAGE, after }, order) {
    if (!Number.isInteger(first) || first < 0 || first > LARGEST_PAGE) {
        const allowed = { en: `a whole number from 0 to ${LARGEST_PAGE}`, ru: `целое число от 0 до ${LARGEST_PAGE}` };
        return { ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['first'], given: first, allowed }] };
    }
    if (after === undefined)
        return { ok: true, value: { first, after: undefined } };
    const position = decodeCursor(after, order.name);
    return position.ok ? { ok: true, value: { first, after: position.value } } : position;
}
/** Condition that a row comes after a place. One comparison of pairs, which an index on (key, tie) answers. */
export function comesAfter({ key, keyType, tie, direction }, after) {
    const place = sql `(${after.key}::${sql.raw(keyType)}, ${after.tie})`;
    return sql `(${key}, ${tie}) ${sql.raw(direction === 'asc' ? '>' : '<')} ${place}`;
}
/** Makes a page of rows that were asked for with one more than `first`. */
export function toPage(rows, { first, after }, order, toNode) {
    const edges = rows
        .slice(0, first)
        .map((row) => ({ cursor: encodeCursor({ order: order.name, key: row.sort_key, tie: row.sort_tie }), node: toNode(row) }));
    return {
        edges,
        hasNextPage: rows.length > first,
        hasPreviousPage: after !== undefined,
        startCursor: edges.at(0)?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
    };
}
//# sourceMappingURL=page.js.map