/** Questions about units. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import type { System, UnitKind } from '../domain/systems.js';
import type { Alias, MountedWeapon, Unit } from '../domain/unit.js';
import type { Tables } from '../schema.js';
import { recordToUnit, toUnit, toWeapon } from './mappers.js';
import { checkPage, comesAfter, type ListOrder, type Page, type PageRequest, toPage } from './page.js';

/** Which units; what is not given does not matter. */
export interface UnitFilter {
  readonly system?: System | undefined;
  readonly kind?: UnitKind | undefined;
  /** Its name in either language. */
  readonly faction?: string | undefined;
  /** Units in play only, unless said otherwise; null for both. */
  readonly inPlay?: boolean | null | undefined;
}

/** What lists of units can be sorted by. What has no price comes after all that has one. */
export const UNIT_ORDER_KEYS = ['name', 'nameRu', 'cost'] as const;
/** How a list of units is sorted. */
export interface UnitOrder {
  readonly by: (typeof UNIT_ORDER_KEYS)[number];
  readonly descending?: boolean | undefined;
}

/** Several units by id. */
export interface FoundUnits {
  /** In the order asked for, each once. */
  readonly found: readonly Unit[];
  /** Ids that the catalog does not have. */
  readonly missing: readonly string[];
}

/** Ids in one question, at most. */
export const MOST_IDS = 1_000;

/**
 * The unit with this id, or undefined.
 * @example (await findUnit(db, 'alpha-strike/atlas-as7-d'))?.nameRu // 'Атлас AS7-D'
 */
export async function findUnit(db: Kysely<Tables>, id: string): Promise<Unit | undefined> {
  const row = await unitColumns(db).where('id', '=', id).executeTakeFirst();
  return row && toUnit(row);
}

/**
 * Several units at once, and the ids that there are none of. At most 1,000 ids: the problem is `TOO_MANY` at `ids`.
 * @example await findUnits(db, ['alpha-strike/atlas-as7-d', 'no/such']) // { ok: true, value: { found: [atlas], missing: ['no/such'] } }
 */
export async function findUnits(db: Kysely<Tables>, ids: readonly string[]): Promise<CheckResult<FoundUnits>> {
  if (ids.length > MOST_IDS) {
    const allowed = { en: `at most ${MOST_IDS} ids`, ru: `не больше ${MOST_IDS} кодов` };
    return { ok: false, problems: [{ code: 'TOO_MANY', path: ['ids'], given: ids.length, allowed }] };
  }
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await unitColumns(db).where('id', '=', sql<string>`any(${wanted})`).execute();
  const byId = new Map(rows.map((row) => [row.id, toUnit(row)]));
  return { ok: true, value: { found: wanted.flatMap((id) => byId.get(id) ?? []), missing: wanted.filter((id) => !byId.has(id)) } };
}

/**
 * A unit as its source had it at a revision, without corrections; undefined when there was no such revision.
 * @example await findUnitRevision(db, 'alpha-strike/atlas-as7-d', 1)
 */
export async function findUnitRevision(db: Kysely<Tables>, id: string, revision: number): Promise<Unit | undefined> {
  const row = await db
    .selectFrom('unit_revisions')
    .where('unit_id', '=', id)
    .where('revision', '=', revision)
    .select(['record', 'read_at'])
    .executeTakeFirst();
  return row && recordToUnit(row.record as UnitDraft, revision, row.read_at);
}

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
  const order = listOrder(by);
  const page = checkPage(request, order);
  if (!page.ok) return page;
  const { first, after } = page.value;
  const rows = await filtered(unitColumns(db), filter)
    .select(order.key.as('sort_key'))
    .$if(after !== undefined, (query) => query.where(comesAfter(order, after as NonNullable<typeof after>)))
    .orderBy(order.key, order.direction)
    .orderBy('id', order.direction)
    .limit(first + 1)
    .execute();
  return { ok: true, value: toPage(rows, page.value, order, toUnit) };
}

/**
 * How many units a filter lets through.
 * @example await countUnits(db, { system: 'bronepehota', kind: 'gun' }) // 2
 */
export async function countUnits(db: Kysely<Tables>, filter: UnitFilter = {}): Promise<number> {
  const { count } = await filtered(db.selectFrom('units'), filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The weapons of several units at once, by unit id, in the order of mounting. Units without weapons are left out.
 * @example (await weaponsOfUnits(db, ['bronepehota/mortar'])).get('bronepehota/mortar')?.[0].count // 1
 */
export async function weaponsOfUnits(
  db: Kysely<Tables>,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MountedWeapon[]>> {
  if (unitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unit_weapons')
    .innerJoin('weapons', 'weapons.id', 'weapon_id')
    .where('unit_id', '=', sql<string>`any(${unitIds})`)
    .select(['unit_id', 'position', 'count'])
    .select(['weapons.id', 'system', 'kind', 'name', 'name_ru', 'aliases', 'cost', 'stats', 'source'])
    .orderBy('unit_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(
    rows.map(({ unit_id, position, count, ...weapon }) => ({ unitId: unit_id, weapon: toWeapon(weapon), position, count })),
    ({ unitId }) => unitId,
  );
}

/** The sort keys as the indexes have them. Falling cost is a key of its own, so that what has no price stays behind. */
const KEYS = {
  name: sql<string>`sort_name`,
  nameRu: sql<string>`sort_name_ru`,
  cost: sql<number>`coalesce(cost, 2147483647)`,
  fallingCost: sql<number>`coalesce(-cost, 2147483647)`,
} as const;

function listOrder({ by, descending = false }: UnitOrder): ListOrder {
  const name = descending ? `-${by}` : by;
  if (by === 'cost') return { name, key: descending ? KEYS.fallingCost : KEYS.cost, direction: 'asc' };
  return { name, key: KEYS[by], direction: descending ? 'desc' : 'asc' };
}

const ALIASES = sql<readonly Alias[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('text', alias, 'language', language) order by folded, alias collate "C"), '[]')
  from unit_aliases where unit_id = units.id
)`;

const unitColumns = (db: Kysely<Tables>) =>
  db
    .selectFrom('units')
    .select(['id', 'system', 'kind', 'name', 'name_ru', 'faction', 'faction_ru', 'cost', 'stats', 'abilities'])
    .select(['source', 'source_id', 'revision', 'in_play', 'updated_at'])
    .select(ALIASES.as('aliases'));

function filtered<O>(
  query: SelectQueryBuilder<Tables, 'units', O>,
  { system, kind, faction, inPlay = true }: UnitFilter,
): SelectQueryBuilder<Tables, 'units', O> {
  return query
    .$if(system !== undefined, (q) => q.where('system', '=', system as string))
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as string))
    .$if(faction !== undefined, (q) =>
      q.where(({ or, eb }) => or([eb('faction', '=', faction as string), eb('faction_ru', '=', faction as string)])),
    )
    .$if(inPlay !== null, (q) => q.where(inPlay ? sql<boolean>`in_play` : sql<boolean>`not in_play`));
}
