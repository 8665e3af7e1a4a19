/** Questions about weapons. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { System, WeaponKind } from '../domain/shape.js';
import type { Weapon } from '../domain/weapon.js';
import type { Tables } from '../schema.js';
import { askable } from '../text/storable.js';
import { toWeapon, WEAPON_COLUMNS } from './mappers.js';
import { checkPage, comesAfter, type ListOrder, type Page, type PageRequest, toPage } from './page.js';

/** Which weapons; what is not given does not matter. */
export interface WeaponFilter {
  readonly system?: System | undefined;
  readonly kind?: WeaponKind | undefined;
}

const BY_NAME: ListOrder = { name: 'name', key: sql<string>`sort_name`, keyType: 'text', tie: sql<string>`id`, direction: 'asc' };

/**
 * The weapon with this id, or undefined.
 * @example (await findWeapon(db, 'bronepehota/mortar/mortar'))?.names.en // 'Mortar'
 */
export async function findWeapon(db: Kysely<Tables>, id: string): Promise<Weapon | undefined> {
  const row = await weaponColumns(db).where('id', '=', askable(id)).executeTakeFirst();
  return row && toWeapon(row);
}

/**
 * A page of weapons by name, or what is wrong with the request: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`.
 * @example await listWeapons(db, { system: '5150' }, { first: 100 })
 */
export async function listWeapons(
  db: Kysely<Tables>,
  filter: WeaponFilter = {},
  request: PageRequest = {},
): Promise<CheckResult<Page<Weapon>>> {
  const page = checkPage(request, BY_NAME);
  if (!page.ok) return page;
  const { first, after } = page.value;
  const rows = await filtered(weaponColumns(db), filter)
    .select([BY_NAME.key.as('sort_key'), BY_NAME.tie.as('sort_tie')])
    .$if(after !== undefined, (query) => query.where(comesAfter(BY_NAME, after as NonNullable<typeof after>)))
    .orderBy(BY_NAME.key, BY_NAME.direction)
    .orderBy('id', BY_NAME.direction)
    .limit(first + 1)
    .execute();
  return { ok: true, value: toPage(rows, page.value, BY_NAME, toWeapon) };
}

/**
 * How many weapons a filter lets through.
 * @example await countWeapons(db, { system: 'bronepehota', kind: 'close-combat' })
 */
export async function countWeapons(db: Kysely<Tables>, filter: WeaponFilter = {}): Promise<number> {
  const { count } = await filtered(db.selectFrom('weapons'), filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const weaponColumns = (db: Kysely<Tables>) => db.selectFrom('weapons').select(WEAPON_COLUMNS);

function filtered<O>(
  query: SelectQueryBuilder<Tables, 'weapons', O>,
  { system, kind }: WeaponFilter,
): SelectQueryBuilder<Tables, 'weapons', O> {
  return query
    .$if(system !== undefined, (q) => q.where('system', '=', askable(system as string)))
    .$if(kind !== undefined, (q) => q.where('kind', '=', askable(kind as string)));
}

/** Weapons under some ids. */
export async function weaponsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Weapon>> {
  if (ids.length === 0) return new Map();
  const rows = await weaponColumns(db).where('id', '=', sql<string>`any(${ids})`).execute();
  return new Map(rows.map((row) => [row.id, toWeapon(row)]));
}
