/** Lists of the protocol, page by page. */
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';

/** A part of a list, and where the next one begins; without `nextCursor` it is the last. */
interface ListPage<T> {
  readonly items: T[];
  readonly next: { readonly nextCursor?: string };
}

/**
 * A page of a list. A cursor is the place of its first item.
 * @throws McpError with `InvalidParams` for a cursor that no page gave.
 * @example pageOf(tools, undefined, 25).next // { nextCursor: '25' }
 */
export function pageOf<T>(all: readonly T[], cursor: string | undefined, size: number): ListPage<T> {
  const start = Number(cursor ?? 0);
  const isGiven = cursor === undefined || (/^[1-9]\d{0,5}$/.test(cursor) && start < all.length && start % size === 0);
  if (!isGiven)
    throw new McpError(
      ErrorCode.InvalidParams,
      `There is no cursor ${JSON.stringify(cursor).slice(0, 40)}: pass nextCursor as it came, or none.`,
    );
  const end = start + size;
  return { items: all.slice(start, end), next: end < all.length ? { nextCursor: String(end) } : {} };
}
