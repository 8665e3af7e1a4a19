/** Lists of units: filtered, sorted by any figure, page by page. */
import { type CheckResult, fieldIn, LANGUAGES } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnIn } from '../database/text-columns.js';
import { columnOf, FIGURES } from '../domain/figures.js';
import { NAME_FIELDS } from '../domain/names.js';
import type { Unit } from '../domain/unit.js';
import type { UnitFilter, UnitOrder } from '../domain/unit-filter.js';
import type { Tables } from '../schema.js';
import { resolveText } from '../words/resolve-text.js';
import { impliedBounds } from './implied-bounds.js';
import { toUnit, type UnitColumns } from './mappers.js';
import { checkPage, comesAfter, type ListOrder, type Page, type PageRequest, toPage } from './page.js';
import { filterProblems, unitConditions } from './unit-conditions.js';
import { CURRENT_REVISIONS, UNIT_LIST_COLUMNS } from './units.js';

/**
 * A page of units, or what is wrong with the request: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`.
 * @example await listUnits(db, { system: 'alpha-strike' }, { by: 'cost', descending: true }, { first: 10 })
 */
export async function listUnits(
  db: Kysely<Tables>,
  filter: UnitFilter = {},
  by: UnitOrder = { by: 'name' },
  request: PageRequest = {},
): Promise<CheckResult<Page<Unit>>> {
  const problems = filterProblems(filter);
  if (problems.length > 0) return { ok: false, problems };
  const order = listOrder(by);
  const page = checkPage(request, order);
  if (!page.ok) return page;
  const { first, after } = page.value;
  const conditions = [...(await allConditions(db, filter, by)), ...(after === undefined ? [] : [comesAfter(order, after)])];
  const direction = sql.raw(order.direction);
  const { rows } = await sql<UnitColumns & { readonly sort_key: string | number; readonly sort_tie: string | number }>`
    select ${UNIT_LIST_COLUMNS}, sort_key, sort_tie
    from (
      select number, ${order.key} as sort_key, ${order.tie} as sort_tie
      from units where ${and(conditions)}
      order by ${order.key} ${direction}, ${order.tie} ${direction} limit ${first + 1}
    ) as listed join units using (number) ${CURRENT_REVISIONS}
    order by sort_key ${direction}, sort_tie ${direction}`.execute(db);
  return { ok: true, value: toPage(rows, page.value, order, toUnit) };
}

/**
 * How many units a filter lets through; with an order, how many its list has.
 * @example await countUnits(db, { system: 'bronepehota', kind: 'gun' }) // 2
 */
export async function countUnits(db: Kysely<Tables>, filter: UnitFilter = {}, by: UnitOrder = { by: 'name' }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from units where ${and(await allConditions(db, filter, by))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Ids of all units that a filter lets through, as they came into the catalog; one more than `most` where there are more.
 * @example await unitIds(db, { system: 'alpha-strike' }, 10_000)
 */
export async function unitIds(db: Kysely<Tables>, filter: UnitFilter, most: number): Promise<CheckResult<readonly string[]>> {
  const problems = filterProblems(filter);
  if (problems.length > 0) return { ok: false, problems };
  const conditions = await allConditions(db, filter, { by: 'name' });
  const { rows } = await sql<{ id: string }>`select id from units where ${and(conditions)} order by number limit ${most + 1}`.execute(db);
  return { ok: true, value: rows.map(({ id }) => id) };
}

async function allConditions(db: Kysely<Tables>, filter: UnitFilter, by: UnitOrder): Promise<readonly RawBuilder<boolean>[]> {
  return [...unitConditions(filter), ...(await orderConditions(db, filter, by)), ...(await textCondition(db, filter.text))];
}

/** What a filter says of the figure that is sorted by, so that the walk begins where the first unit can be. */
async function orderConditions(
  db: Kysely<Tables>,
  filter: UnitFilter,
  { by, descending = false }: UnitOrder,
): Promise<readonly RawBuilder<boolean>[]> {
  if (NAME_FIELDS.includes(by)) return [];
  const bounds = await impliedBounds(db, filter, by);
  if (by === 'cost') return bounds === undefined || bounds === 'NONE' ? [] : [fromPrice(bounds, descending)];
  const there = sql<boolean>`${sql.ref(columnOf(by))} is not null`;
  if (bounds === 'NONE') return [sql<boolean>`false`];
  if (bounds === undefined) return [there];
  return [there, ...unitConditions({ inPlay: null, figures: [{ figure: by, atLeast: bounds.least, atMost: bounds.most }] })];
}

/** What has no price stays at the end of the list. */
const fromPrice = ({ least, most }: { readonly least: number; readonly most: number }, descending: boolean): RawBuilder<boolean> =>
  descending ? sql<boolean>`${FALLING_COST} >= ${-most}` : sql<boolean>`${COST} >= ${least}`;

async function textCondition(db: Kysely<Tables>, text: string | null | undefined): Promise<readonly RawBuilder<boolean>[]> {
  const resolved = text === undefined || text === null ? undefined : await resolveText(db, text);
  if (resolved === undefined) return [];
  return [resolved.match === undefined ? sql<boolean>`false` : sql<boolean>`search_vector @@ ${resolved.match}::tsquery`];
}

/** Conditions joined; none are always true. */
export const and = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

/** The cost as the indexes have it. Falling cost is a key of its own, so that what has no price stays behind. */
const COST = sql<number>`coalesce(cost, 2147483647)`;
const FALLING_COST = sql<number>`coalesce(-cost, 2147483647)`;
const NAME_COLUMNS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.map((language) => [fieldIn('name', language), columnIn('sort_name', language)]),
);

function listOrder({ by, descending = false }: UnitOrder): ListOrder {
  const name = descending ? `-${by}` : by;
  const direction = descending ? 'desc' : 'asc';
  if (by === 'cost') return { name, key: descending ? FALLING_COST : COST, keyType: 'integer', tie: sql<string>`id`, direction: 'asc' };
  const tie = sql<number>`number`;
  if (FIGURES.includes(by)) return { name, key: sql<number>`${sql.ref(columnOf(by))}`, keyType: 'real', tie, direction };
  return { name, key: sql<string>`${sql.ref(NAME_COLUMNS.get(by) ?? 'sort_name')}`, keyType: 'text', tie, direction };
}
