/** Pagination of lists in memory. The cursor is the id of an entry. */
import { MAX_PAGE_ROWS } from '@rangefinder/catalog';
import type { CheckResult, Language } from '@rangefinder/rules';
import { badInput, thrown } from '../context/errors/failures.js';
import type { Connection, PageInfo } from './connection.js';
import { DEFAULT_PAGE } from './costs.js';

export interface ListPage<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: PageInfo;
}

const encode = (id: string): string => Buffer.from(id, 'utf8').toString('base64url');

/** Reads `first`. `OUT_OF_RANGE` if it is invalid. */
export function pageSize(first: number | null | undefined): CheckResult<number> {
  const size = first ?? DEFAULT_PAGE;
  if (Number.isInteger(size) && size >= 0 && size <= MAX_PAGE_ROWS) return { ok: true, value: size };
  const allowed = { en: `a whole number from 0 to ${MAX_PAGE_ROWS}`, ru: `целое число от 0 до ${MAX_PAGE_ROWS}` };
  return { ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['first'], given: size, allowed }] };
}

/** Problem of an invalid cursor: `BAD_FORMAT` at `after`. */
export function badCursor(after: string): CheckResult<never> {
  const allowed = { en: 'a cursor of this list', ru: 'курсор этого списка' };
  return { ok: false, problems: [{ code: 'BAD_FORMAT', path: ['after'], given: after, allowed }] };
}

/** Returns a page, or the problems of the request. */
export function pageOfList<T>(
  list: readonly T[],
  idOf: (entry: T) => string,
  { first, after }: { readonly first?: number | null | undefined; readonly after?: string | null | undefined },
): CheckResult<ListPage<T>> {
  const size = pageSize(first);
  if (!size.ok) return size;
  const start = after === undefined || after === null ? 0 : list.findIndex((entry) => encode(idOf(entry)) === after) + 1;
  if (start === 0 && after !== undefined && after !== null) return badCursor(after);
  const edges = list.slice(start, start + size.value).map((node) => ({ cursor: encode(idOf(node)), node }));
  const pageInfo = {
    hasNextPage: start + edges.length < list.length,
    hasPreviousPage: start > 0,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { ok: true, value: { edges, pageInfo } };
}

/** Returns a page of a list as a connection. Throws `BAD_INPUT` with the problems of the request. */
export function listConnection<T, N>(
  list: readonly T[],
  args: Parameters<typeof pageOfList>[2],
  { language, idOf, toNode }: { readonly language: Language; readonly idOf: (entry: T) => string; readonly toNode: (entry: T) => N },
): Connection<N> {
  const page = pageOfList(list, idOf, args);
  if (!page.ok) throw thrown(badInput(page.problems, language));
  const edges = page.value.edges.map(({ cursor, node }) => ({ cursor, node: toNode(node) }));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo: page.value.pageInfo, totalCount: list.length };
}
