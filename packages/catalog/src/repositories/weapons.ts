/** Queries for weapons. */
import { filterProblems, type ResolvedText, type System, type WeaponKind, wordsOf } from '@rangefinder/query';
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tsqueryOf } from '../database/tsquery.js';
import type { Weapon } from '../domain/weapon.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { resolveText } from '../words/resolve-text.js';
import { toWeapon, WEAPON_COLUMNS } from './mappers.js';
import { checkPage, comesAfter, type ListOrder, type Page, type PageRequest, sortedBy, toPage } from './page.js';
import { relevanceKey } from './relevance.js';
import { COST, FALLING_COST, nameKey } from './sort-keys.js';
import { and } from './unit-conditions.js';

/** Filter of weapons; omitted fields match everything. */
export interface WeaponFilter {
  readonly system?: System | undefined;
  readonly kind?: WeaponKind | undefined;
  /** Words of names in either language, with prefixes and typo tolerance. */
  readonly text?: string | undefined;
}

/** Order of weapons. Those without a price come last in both directions. */
export interface WeaponOrder {
  /** `name`, `nameRu`, `cost`. */
  readonly by: string;
  readonly descending?: boolean | undefined;
}

/**
 * The weapon with this id, or undefined.
 * @example (await findWeapon(db, 'bronepehota/mortar/mortar'))?.names.en // 'Mortar'
 */
export async function findWeapon(db: Kysely<Tables>, id: string): Promise<Weapon | undefined> {
  const row = await weaponColumns(db).where('id', '=', storableText(id)).executeTakeFirst();
  return row && toWeapon(row);
}

/**
 * A page of weapons, or problems: `TOO_LONG` at `filter.text`, `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`. Without an order
 * they are sorted by relevance, or by English name if there is no text.
 * @example await listWeapons(db, { system: '5150', text: 'rifle' }, { by: 'cost' }, { first: 100 })
 */
export async function listWeapons(
  db: Kysely<Tables>,
  filter: WeaponFilter = {},
  by?: WeaponOrder | undefined,
  request: PageRequest = {},
): Promise<CheckResult<Page<Weapon>>> {
  const problems = filterProblems({ text: filter.text });
  if (problems.length > 0) return { ok: false, problems };
  const words = await resolvedWords(db, filter);
  const order = listOrder(by, words);
  const page = checkPage(request, order);
  if (!page.ok) return page;
  const { first, after } = page.value;
  const place = after === undefined ? [] : [comesAfter(order, after)];
  const rows = await weaponColumns(db)
    .select([order.key.as('sort_key'), order.tie.as('sort_tie')])
    .where(and([...conditionsOf(filter, words), ...place]))
    .orderBy(sortedBy(order))
    .limit(first + 1)
    .execute();
  return { ok: true, value: toPage(rows, page.value, () => order.name, toWeapon) };
}

/**
 * Number of weapons that match a filter.
 * @example await countWeapons(db, { system: 'bronepehota', kind: 'close-combat' })
 */
export async function countWeapons(db: Kysely<Tables>, filter: WeaponFilter = {}): Promise<number> {
  const { count } = await db
    .selectFrom('weapons')
    .where(and(conditionsOf(filter, await resolvedWords(db, filter))))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const weaponColumns = (db: Kysely<Tables>) => db.selectFrom('weapons').select(WEAPON_COLUMNS);

/** The resolved text of a filter; undefined if there is none. */
const resolvedWords = async (db: Kysely<Tables>, { text = '' }: WeaponFilter): Promise<ResolvedText | undefined> =>
  wordsOf(text).length === 0 ? undefined : resolveText(db, text);

function conditionsOf({ system, kind }: WeaponFilter, words: ResolvedText | undefined): readonly RawBuilder<boolean>[] {
  const is = (column: string, value: string | undefined) =>
    value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${storableText(value)}`];
  return [...is('system', system), ...is('kind', kind), ...(words ? [hasWords(words)] : [])];
}

const hasWords = ({ match }: ResolvedText): RawBuilder<boolean> =>
  match === undefined ? sql<boolean>`false` : sql<boolean>`search_vector @@ ${tsqueryOf(match)}::tsquery`;

function listOrder(by: WeaponOrder | undefined, words: ResolvedText | undefined): ListOrder {
  const tie = sql<string>`id`;
  if (by === undefined && words) return { name: 'fit', key: relevanceKey(words), keyType: 'text', tie, direction: 'asc' };
  const { by: figure, descending = false } = by ?? { by: 'name' };
  const name = descending ? `-${figure}` : figure;
  if (figure === 'cost') return { name, key: descending ? FALLING_COST : COST, keyType: 'integer', tie, direction: 'asc' };
  return { name, key: nameKey(figure), keyType: 'text', tie, direction: descending ? 'desc' : 'asc' };
}

/** Weapons by id. */
export async function weaponsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Weapon>> {
  if (ids.length === 0) return new Map();
  const rows = await weaponColumns(db)
    .where('id', '=', sql<string>`any(${ids.map(storableText)})`)
    .execute();
  return new Map(rows.map((row) => [row.id, toWeapon(row)]));
}
