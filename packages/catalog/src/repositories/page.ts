/** Pages: an order is a sort key and the id; a page is what comes after a place in that order. */
import type { CheckResult } from '@rangefinder/rules';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor, type Position } from './cursor.js';

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
export const LARGEST_PAGE = 100;
const USUAL_PAGE = 20;

/** Checks a request against an order: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`. */
export function checkPage({ first = USUAL_PAGE, after }: PageRequest, order: Pick<ListOrder, 'name'>): CheckResult<CheckedPage> {
  if (!Number.isInteger(first) || first < 0 || first > LARGEST_PAGE) {
    const allowed = { en: `a whole number from 0 to ${LARGEST_PAGE}`, ru: `целое число от 0 до ${LARGEST_PAGE}` };
    return { ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['first'], given: first, allowed }] };
  }
  if (after === undefined) return { ok: true, value: { first, after: undefined } };
  const position = decodeCursor(after, order.name);
  return position.ok ? { ok: true, value: { first, after: position.value } } : position;
}

/** Condition that a row comes after a place. One comparison of pairs, which an index on (key, tie) answers. */
export function comesAfter({ key, keyType, tie, direction }: ListOrder, after: Position): RawBuilder<boolean> {
  const place = sql`(${after.key}::${sql.raw(keyType)}, ${after.tie})`;
  return sql<boolean>`(${key}, ${tie}) ${sql.raw(direction === 'asc' ? '>' : '<')} ${place}`;
}

/** Makes a page of rows that were asked for with one more than `first`. */
export function toPage<R extends { readonly sort_key: string | number; readonly sort_tie: string | number }, T>(
  rows: readonly R[],
  { first, after }: CheckedPage,
  order: Pick<ListOrder, 'name'>,
  toNode: (row: R) => T,
): Page<T> {
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
