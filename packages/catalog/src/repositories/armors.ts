/** Queries for armor. */
import type { System } from '@rangefinder/query';
import type { Kysely } from 'kysely';
import type { Armor } from '../domain/weapon.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { toArmor } from './mappers.js';

/**
 * The armor with this id, or undefined.
 * @example (await findArmor(db, '5150/light'))?.abbreviation.en // 'LA'
 */
export async function findArmor(db: Kysely<Tables>, id: string): Promise<Armor | undefined> {
  const row = await db.selectFrom('armors').selectAll().where('id', '=', storableText(id)).executeTakeFirst();
  return row && toArmor(row);
}

/**
 * All armor of a rule set, or of all, in printed order.
 * @example await listArmors(db, '5150')
 */
export async function listArmors(db: Kysely<Tables>, system?: System): Promise<readonly Armor[]> {
  const all = db.selectFrom('armors').selectAll();
  const wanted = system === undefined ? all : all.where('system', '=', storableText(system));
  const rows = await wanted.orderBy('position').orderBy('id').execute();
  return rows.map(toArmor);
}

/** Armor by id. */
export async function armorsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Armor>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('armors').selectAll().where('id', 'in', ids.map(storableText)).execute();
  return new Map(rows.map(toArmor).map((armor) => [armor.id, armor]));
}
