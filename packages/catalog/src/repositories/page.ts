/** Keyset pagination. An order is a sort key with a tie breaker; a page starts after a position in that order. */
import type { CheckResult } from '@rangefinder/rules';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor, type Position } from './cursor.js';

/** Parameters of a page. */
export interface PageRequest {
  /** Entries per page, 0 to 100; 20 by default. */
  readonly first?: number | undefined;
  /** Cursor after which the page starts; the beginning by default. */
  readonly after?: string | undefined;
}

/** An entry with its cursor. */
export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** A page, like Relay's connections. The total needs a query of its own, since it costs more than a page. */
export interface Page<T> {
  readonly edges: readonly Edge<T>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Null if the page is empty. */
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** Valid parameters of a page. */
export interface CheckedPage {
  readonly first: number;
  readonly after: Position | undefined;
}

/** A sort key, which no entry lacks. */
export interface SortKey {
  readonly key: RawBuilder<string | number>;
  /** Postgres type of the key. */
  readonly keyType: 'text' | 'integer' | 'real';
  readonly direction: 'asc' | 'desc';
}

/** Order of a list: an indexed expression and a tie breaker in the same direction, with optional keys between them. */
export interface ListOrder extends SortKey {
  /** Name in cursors. */
  readonly name: string;
  readonly also?: readonly SortKey[];
  /** Unique among entries: the number, or the id if the index contains that. */
  readonly tie: RawBuilder<string | number>;
}

/** Maximum entries per page. */
export const MAX_PAGE_ROWS = 100;
const DEFAULT_PAGE_ROWS = 20;

/** Checks the parameters of a page: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`. */
export function checkPage({ first = DEFAULT_PAGE_ROWS, after }: PageRequest, order: Pick<ListOrder, 'name'>): CheckResult<CheckedPage> {
  if (!Number.isInteger(first) || first < 0 || first > MAX_PAGE_ROWS) {
    const allowed = { en: `a whole number from 0 to ${MAX_PAGE_ROWS}`, ru: `целое число от 0 до ${MAX_PAGE_ROWS}` };
    return { ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['first'], given: first, allowed }] };
  }
  if (after === undefined) return { ok: true, value: { first, after: undefined } };
  const position = decodeCursor(after, order.name);
  return position.ok ? { ok: true, value: { first, after: position.value } } : position;
}

/** Condition that a row comes after a position: one row comparison, which an index on (key, tie) supports. */
export function comesAfter({ key, keyType, tie, direction, also = [] }: ListOrder, after: Position): RawBuilder<boolean> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const place = sql`${after.key}::${sql.raw(keyType)}`;
  if (also.length === 0) return sql<boolean>`(${key}, ${tie}) ${sign} (${place}, ${after.tie})`;
  // Keys of different directions are compared one by one; the first condition limits the index scan.
  return sql<boolean>`${key} ${sign}= ${place} and (${key} ${sign} ${place} or ${behind(also, after.also ?? [], sql`${tie} ${sign} ${after.tie}`)})`;
}

function behind(
  [next, ...others]: readonly SortKey[],
  [place, ...places]: readonly (string | number)[],
  tied: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (next === undefined || place === undefined) return sql<boolean>`${tied}`;
  const value = sql`${place}::${sql.raw(next.keyType)}`;
  const sign = sql.raw(next.direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${next.key} ${sign} ${value} or (${next.key} = ${value} and ${behind(others, places, tied)}))`;
}

/** The ORDER BY expressions of an order. */
export const sortedBy = ({ key, direction, also = [], tie }: ListOrder): RawBuilder<unknown> =>
  sql.join([{ key, direction }, ...also, { key: tie, direction }].map((each) => sql`${each.key} ${sql.raw(each.direction)}`));

/** Secondary keys for cursors. */
export const alsoKeys = ({ also = [] }: ListOrder): RawBuilder<unknown> =>
  also.length === 0 ? sql`null::json` : sql`json_build_array(${sql.join(also.map(({ key }) => key))})`;

/** Position columns of a row. */
export interface SortedRow {
  readonly sort_key: string | number;
  readonly sort_tie: string | number;
  readonly sort_also?: readonly (string | number)[] | null;
}

const placeOf = ({ sort_key: key, sort_tie: tie, sort_also: also }: SortedRow) => ({ key, tie, ...(also && { also }) });

/** The cursor of a row in an order. */
export const cursorOf = (row: SortedRow, order: string): string => encodeCursor({ order, ...placeOf(row) });

/**
 * Makes a page from rows that were selected with one more than `first`.
 * @param orderOf name of the order in which a row was selected
 */
export function toPage<R extends SortedRow, T>(
  rows: readonly R[],
  { first, after }: CheckedPage,
  orderOf: (row: R) => string,
  toNode: (row: R) => T,
): Page<T> {
  const edges = rows.slice(0, first).map((row) => ({ cursor: cursorOf(row, orderOf(row)), node: toNode(row) }));
  return {
    edges,
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== undefined,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}
