/** Lists of units: filtered, sorted and paginated. */
import { BASE, FIGURES, filterProblems, filtersByAvailability, NAME_FIELDS, type UnitFilter, type UnitOrder } from '@rangefinder/query';
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnOf } from '../database/figure-columns.js';
import { lexeme } from '../database/lexeme.js';
import { tsqueryOf } from '../database/tsquery.js';
import type { Unit } from '../domain/unit.js';
import type { Tables } from '../schema.js';
import { resolveText } from '../words/resolve-text.js';
import { impliedBounds } from './implied-bounds.js';
import { toUnit, type UnitColumns } from './mappers.js';
import {
  alsoKeys,
  type CheckedPage,
  checkPage,
  comesAfter,
  cursorOf,
  type ListOrder,
  type Page,
  type PageRequest,
  type SortedRow,
  type SortKey,
  sortedBy,
} from './page.js';
import { conditionsOf, type ResolvedFilter, withResolvedFilter } from './resolve-filter.js';
import { COST, FALLING_COST, nameKey } from './sort-keys.js';
import { and, unitConditions } from './unit-conditions.js';
import { CURRENT_REVISIONS, UNIT_LIST_COLUMNS } from './units.js';

/**
 * A page of units, or problems: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`, `UNKNOWN_VALUE` in the filter. Units whose
 * availability is unknown come behind the others of a filter on it. Without an order, base variants come first.
 * @example await listUnits(db, { system: 'alpha-strike' }, { by: 'cost', descending: true }, { first: 10 })
 */
export async function listUnits(
  db: Kysely<Tables>,
  filter: UnitFilter = {},
  by: UnitOrder | undefined = undefined,
  request: PageRequest = {},
): Promise<CheckResult<Page<Unit>>> {
  const problems = filterProblems(filter);
  if (problems.length > 0) return { ok: false, problems };
  const parts = partsOf(filter, by);
  const starts = parts.map(({ order }) => checkPage(request, order));
  const start = starts.findIndex(({ ok }) => ok);
  const page = starts[start === -1 ? 0 : start] as CheckResult<CheckedPage>;
  if (!page.ok) return page;
  const rows = await withResolvedFilter(
    db,
    filter,
    (resolvedFilter) => rowsOfPage(db, { resolvedFilter, by }, parts.slice(start), page.value),
    (found) => found.length === 0,
  );
  return rows.ok ? { ok: true, value: pageOf(rows.value, page.value) } : rows;
}

/** A part of a list. All of its units come before those of the next part. */
interface ListPart {
  readonly order: ListOrder;
  /** Further conditions of the part. */
  readonly conditions: readonly RawBuilder<boolean>[];
  /** Whether it has the units whose availability is unknown. */
  readonly isUnknown: boolean;
  /** Whether its units lack the figure that the list is sorted by. */
  readonly isLacking?: boolean;
}

const IS_BASE = sql<boolean>`search_vector @@ ${lexeme(BASE)}::tsquery`;

function partsOf(filter: UnitFilter, by: UnitOrder | undefined): readonly ListPart[] {
  const ordered = by === undefined ? baseFirst() : orderedParts(by);
  const behind = ordered.map((part) => ({ ...part, isUnknown: true, order: { ...part.order, name: `${part.order.name} unknown` } }));
  return filtersByAvailability(filter) ? [...ordered, ...behind] : ordered;
}

function baseFirst(): readonly ListPart[] {
  const order = listOrder({ by: 'name' });
  return [
    { order: { ...order, name: 'base' }, conditions: [IS_BASE], isUnknown: false },
    { order: { ...order, name: 'other' }, conditions: [sql<boolean>`not (${IS_BASE})`], isUnknown: false },
  ];
}

/** Units without the figure come last, sorted by the further keys. */
function orderedParts(by: UnitOrder): readonly ListPart[] {
  const order = listOrder(by);
  if (!FIGURES.includes(by.by)) return [{ order, conditions: [], isUnknown: false }];
  const [next, ...others] = order.also ?? [];
  const lacking: ListOrder = {
    ...(next ?? { key: sql<number>`0::integer`, keyType: 'integer', direction: 'asc' }),
    ...{ name: `${order.name} lacking`, tie: order.tie, ...(others.length > 0 && { also: others }) },
  };
  const column = sql.ref(columnOf(by.by));
  return [
    { order, conditions: [sql<boolean>`${column} is not null`], isUnknown: false },
    { order: lacking, conditions: [sql<boolean>`${column} is null`], isUnknown: false, isLacking: true },
  ];
}

interface ListRequest {
  readonly resolvedFilter: ResolvedFilter;
  readonly by: UnitOrder | undefined;
}

type ListedRow = UnitColumns & SortedRow & { readonly order: string };

/** The next rows, one more than the page has, from one part after another. */
async function rowsOfPage(
  db: Kysely<Tables>,
  request: ListRequest,
  parts: readonly ListPart[],
  { first, after }: CheckedPage,
): Promise<readonly ListedRow[]> {
  const rows: ListedRow[] = [];
  for (const [index, part] of parts.entries()) {
    if (rows.length > first) break;
    const position = index === 0 ? after : undefined;
    const found = await rowsOfPart(db, request, part, { first: first - rows.length, after: position });
    rows.push(...found.map((row) => ({ ...row, order: part.order.name })));
  }
  return rows;
}

const pageOf = (rows: readonly ListedRow[], { first, after }: CheckedPage): Page<Unit> => {
  const edges = rows.slice(0, first).map((row) => ({ cursor: cursorOf(row, row.order), node: toUnit(row) }));
  return {
    ...{ edges, hasNextPage: rows.length > first, hasPreviousPage: after !== undefined },
    ...{ startCursor: edges.at(0)?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
  };
};

async function rowsOfPart(
  db: Kysely<Tables>,
  { resolvedFilter, by }: ListRequest,
  { order, conditions: ofPart, isUnknown, isLacking = false }: ListPart,
  { first, after }: CheckedPage,
): Promise<readonly (UnitColumns & SortedRow)[]> {
  const conditions = [
    ...(await allConditions(db, resolvedFilter, isLacking ? undefined : by, isUnknown)),
    ...(isUnknown ? [sql<boolean>`(${and(conditionsOf(resolvedFilter))}) is not true`] : []),
    ...ofPart,
    ...(after === undefined ? [] : [comesAfter(order, after)]),
  ];
  const again = sql.join(
    [
      { key: sql`sort_key`, direction: order.direction },
      ...(order.also ?? []).map(({ direction }, index) => ({ key: sql.ref(`also_${index}`), direction })),
      { key: sql`sort_tie`, direction: order.direction },
    ].map(({ key, direction }) => sql`${key} ${sql.raw(direction)}`),
  );
  const also = (order.also ?? []).map(({ key }, index) => sql`, ${key} as ${sql.ref(`also_${index}`)}`);
  const { rows } = await sql<UnitColumns & SortedRow>`
    select ${UNIT_LIST_COLUMNS}, sort_key, sort_tie, sort_also
    from (
      select number, ${order.key} as sort_key, ${order.tie} as sort_tie, ${alsoKeys(order)} as sort_also ${sql.join(also, sql` `)}
      from units where ${and(conditions)}
      order by ${sortedBy(order)} limit ${first + 1}
    ) as listed join units using (number) ${CURRENT_REVISIONS}
    order by ${again}`.execute(db);
  return rows;
}

/**
 * Number of units of a list, with those whose availability is unknown. 0 if a value is unknown.
 * @example await countUnits(db, { system: 'bronepehota', kind: 'gun' }) // 2
 */
export const countUnits = (db: Kysely<Tables>, filter: UnitFilter = {}): Promise<number> =>
  countOf(db, filter, (resolvedFilter) => allConditions(db, resolvedFilter, undefined, filtersByAvailability(filter)));

/**
 * Number of units of a list whose availability is unknown, so that they may match; 0 if the filter does not depend on it.
 * @example await countUnknown(db, { era: 'jihad' })
 */
export async function countUnknown(db: Kysely<Tables>, filter: UnitFilter = {}): Promise<number> {
  if (!filtersByAvailability(filter)) return 0;
  return countOf(db, filter, async (resolvedFilter) => {
    const [possible, certain] = [await allConditions(db, resolvedFilter, undefined, true), conditionsOf(resolvedFilter)];
    return [...possible, sql<boolean>`(${and(certain)}) is not true`];
  });
}

async function countOf(
  db: Kysely<Tables>,
  filter: UnitFilter,
  conditions: (resolvedFilter: ResolvedFilter) => Promise<readonly RawBuilder<boolean>[]>,
): Promise<number> {
  if (filterProblems(filter).length > 0) return 0;
  const count = async (resolvedFilter: ResolvedFilter) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from units where ${and(await conditions(resolvedFilter))}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const counted = await withResolvedFilter(db, filter, count, (found) => found === 0);
  return counted.ok ? counted.value : 0;
}

/**
 * Ids of all matching units in the order of the catalog; one more than `most` if there are more.
 * @example await unitIds(db, { system: 'alpha-strike' }, 10_000)
 */
export async function unitIds(db: Kysely<Tables>, filter: UnitFilter, most: number): Promise<CheckResult<readonly string[]>> {
  const problems = filterProblems(filter);
  if (problems.length > 0) return { ok: false, problems };
  const ask = async (resolvedFilter: ResolvedFilter) => {
    const conditions = await allConditions(db, resolvedFilter);
    const { rows } = await sql<{ id: string }>`select id from units where ${and(conditions)} order by number limit ${most + 1}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return withResolvedFilter(db, filter, ask, (found) => found.length === 0);
}

/** A unit and the time of its last change. */
export interface UnitStamp {
  readonly id: string;
  readonly updatedAt: Date;
}

/**
 * Units in play in the order of the catalog, with the time of their last change; at most `most`.
 * @example await unitStamps(db, 25_000)
 */
export async function unitStamps(db: Kysely<Tables>, most: number): Promise<readonly UnitStamp[]> {
  const ids = await unitIds(db, {}, most);
  if (!ids.ok) return [];
  const { rows } =
    await sql<UnitStamp>`select id, updated_at as "updatedAt" from units where id = any(${ids.value.slice(0, most)}) order by number`.execute(
      db,
    );
  return rows;
}

async function allConditions(
  db: Kysely<Tables>,
  resolvedFilter: ResolvedFilter,
  by?: UnitOrder,
  isPossible = false,
): Promise<readonly RawBuilder<boolean>[]> {
  const { filter } = resolvedFilter;
  return [
    ...conditionsOf(resolvedFilter, isPossible),
    ...(by === undefined ? [] : await orderConditions(db, filter, by)),
    ...(await textCondition(db, filter.text)),
  ];
}

/** Bounds of the sorted figure that follow from the filter, so that the index scan starts at the first match. */
async function orderConditions(
  db: Kysely<Tables>,
  filter: UnitFilter,
  { by, descending = false }: UnitOrder,
): Promise<readonly RawBuilder<boolean>[]> {
  if (NAME_FIELDS.includes(by)) return [];
  const bounds = await impliedBounds(db, filter, by);
  if (by === 'cost') return bounds === undefined || bounds === 'NONE' ? [] : [fromPrice(bounds, descending)];
  if (bounds === 'NONE') return [sql<boolean>`false`];
  if (bounds === undefined) return [];
  return unitConditions({ inPlay: null, figures: [{ figure: by, atLeast: bounds.least, atMost: bounds.most }] });
}

/** Units without a price stay at the end of the list. */
const fromPrice = ({ least, most }: { readonly least: number; readonly most: number }, descending: boolean): RawBuilder<boolean> =>
  descending ? sql<boolean>`${FALLING_COST} >= ${-most}` : sql<boolean>`${COST} >= ${least}`;

async function textCondition(db: Kysely<Tables>, text: string | null | undefined): Promise<readonly RawBuilder<boolean>[]> {
  const resolved = text === undefined || text === null ? undefined : await resolveText(db, text);
  if (resolved === undefined) return [];
  return [resolved.match === undefined ? sql<boolean>`false` : sql<boolean>`search_vector @@ ${tsqueryOf(resolved.match)}::tsquery`];
}

function listOrder({ by, descending = false, thenBy = [] }: UnitOrder): ListOrder {
  const direction = descending ? 'desc' : 'asc';
  const name = [{ by, descending }, ...thenBy].map((each) => (each.descending ? `-${each.by}` : each.by)).join(',');
  const also = thenBy.length === 0 ? {} : { also: thenBy.map(alsoBy) };
  if (by === 'cost')
    return { name, key: descending ? FALLING_COST : COST, keyType: 'integer', tie: sql<string>`id`, direction: 'asc', ...also };
  const tie = sql<number>`number`;
  if (FIGURES.includes(by)) return { name, key: sql<number>`${sql.ref(columnOf(by))}`, keyType: 'real', tie, direction, ...also };
  return { name, key: nameKey(by), keyType: 'text', tie, direction, ...also };
}

/** Larger than any figure. */
const BEHIND_ALL = 1e30;

/** A secondary order: units without the figure come last in both directions. */
function alsoBy({ by, descending = false }: UnitOrder): SortKey {
  if (!FIGURES.includes(by) && by !== 'cost') return { key: nameKey(by), keyType: 'text', direction: descending ? 'desc' : 'asc' };
  const column = sql.ref(columnOf(by));
  return {
    key: sql<number>`coalesce(${descending ? sql`-${column}` : column}, ${sql.lit(BEHIND_ALL)})::real`,
    keyType: 'real',
    direction: 'asc',
  };
}
