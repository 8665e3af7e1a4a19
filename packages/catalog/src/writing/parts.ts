/** Writes weapons and armor. They are few, so each has its own statement. */
import { sql } from 'kysely';
import type { ArmorDraft, WeaponDraft } from '../domain/drafts.js';
import type { Hashed, Plan } from './plan.js';
import { armorRow, weaponNames, weaponRow } from './rows.js';
import type { UnitWriting } from './units.js';

type Changes<D> = Pick<Plan<D>, 'added' | 'changed'>;

/** Adds and changes weapons. */
export async function writeWeapons(
  { writer: { trx }, words, importId }: UnitWriting,
  { added, changed }: Changes<WeaponDraft>,
): Promise<void> {
  const row = ({ draft, hash }: Hashed<WeaponDraft>) => weaponRow(draft, { importId, hash });
  if (added.length > 0) await trx.insertInto('weapons').values(added.map(row)).execute();
  for (const weapon of changed) {
    await trx
      .updateTable('weapons')
      .set({ ...row(weapon), updated_at: sql<Date>`now()` })
      .where('id', '=', weapon.draft.id)
      .execute();
  }
  await words.add([...added, ...changed].map(({ draft }) => weaponNames(draft).words));
}

/** Adds and changes armor. */
export async function writeArmors({ writer: { trx }, importId }: UnitWriting, { added, changed }: Changes<ArmorDraft>): Promise<void> {
  const row = ({ draft, hash }: Hashed<ArmorDraft>) => armorRow(draft, { importId, hash });
  if (added.length > 0) await trx.insertInto('armors').values(added.map(row)).execute();
  for (const armor of changed) {
    await trx
      .updateTable('armors')
      .set({ ...row(armor), updated_at: sql<Date>`now()` })
      .where('id', '=', armor.draft.id)
      .execute();
  }
}
