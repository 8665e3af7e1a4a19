/** Cursor pagination for lists of the protocol. */
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';

/** A page of a list. The last page has no `nextCursor`. */
interface ListPage<T> {
  readonly items: T[];
  readonly next: { readonly nextCursor?: string };
}

/**
 * Returns a page of a list. A cursor is the index of its first item.
 * @throws McpError with `InvalidParams` for a cursor that no page returned.
 * @example pageOf(tools, undefined, 25).next // { nextCursor: '25' }
 */
export function pageOf<T>(all: readonly T[], cursor: string | undefined, size: number): ListPage<T> {
  const start = Number(cursor ?? 0);
  const isGiven = cursor === undefined || (/^[1-9]\d{0,5}$/.test(cursor) && start < all.length && start % size === 0);
  if (!isGiven)
    throw new McpError(
      ErrorCode.InvalidParams,
      `Unknown cursor ${JSON.stringify(cursor).slice(0, 40)}: pass nextCursor of the previous page, or omit it.`,
    );
  const end = start + size;
  return { items: all.slice(start, end), next: end < all.length ? { nextCursor: String(end) } : {} };
}

/**
 * Returns a list that has one page.
 * @throws McpError with `InvalidParams` for any cursor.
 */
export const onlyPage = <T>(all: readonly T[], cursor: string | undefined): T[] => pageOf(all, cursor, Math.max(1, all.length)).items;
