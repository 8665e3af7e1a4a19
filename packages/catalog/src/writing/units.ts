/** Writes units with their aliases, weapons and revisions. All functions expect to run inside a transaction. */
import type { Transaction } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import type { Tables } from '../schema.js';
import { foldText } from '../text/fold.js';
import { applyCorrections, correctionsOf } from './corrections.js';
import type { Hashed } from './plan.js';
import { unitRow } from './rows.js';

type Trx = Transaction<Tables>;

/** Adds units that are not there yet; their weapons must be. */
export async function addUnits(trx: Trx, units: readonly Hashed<UnitDraft>[], importId: number): Promise<void> {
  if (units.length === 0) return;
  await trx
    .insertInto('units')
    .values(units.map(({ draft, hash }) => unitRow(draft, 1, { importId, hash })))
    .execute();
  await addRevisions(
    trx,
    units.map((unit) => ({ ...unit, revision: 1 })),
    importId,
  );
  await addParts(
    trx,
    units.map(({ draft }) => draft),
  );
}

/** Gives a unit its next revision. Its corrections stay in force. */
export async function changeUnit(trx: Trx, { draft, hash }: Hashed<UnitDraft>, importId: number): Promise<void> {
  const { id } = draft;
  const { revision } = await trx.selectFrom('units').where('id', '=', id).select('revision').forUpdate().executeTakeFirstOrThrow();
  const next = revision + 1;
  const corrected = applyCorrections(draft, await correctionsOf(trx, id));
  await trx
    .updateTable('units')
    .set({ ...unitRow(corrected, next, { importId, hash }), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await addRevisions(trx, [{ draft, hash, revision: next }], importId);
  await trx.deleteFrom('unit_aliases').where('unit_id', '=', id).execute();
  await trx.deleteFrom('unit_weapons').where('unit_id', '=', id).execute();
  await addParts(trx, [draft]);
}

async function addRevisions(
  trx: Trx,
  units: readonly (Hashed<UnitDraft> & { readonly revision: number })[],
  importId: number,
): Promise<void> {
  const rows = units.map(({ draft, hash, revision }) => ({
    unit_id: draft.id,
    revision,
    record: JSON.stringify(draft),
    raw: null,
    hash,
    import_id: importId,
  }));
  await trx.insertInto('unit_revisions').values(rows).execute();
}

async function addParts(trx: Trx, drafts: readonly UnitDraft[]): Promise<void> {
  const aliases = drafts.flatMap(({ id, aliases }) =>
    aliases.map(({ text, language }) => ({ unit_id: id, alias: text, language, folded: foldText(text) })),
  );
  const weapons = drafts.flatMap(({ id, weapons }) =>
    weapons.map(({ weaponId, position, count }) => ({ unit_id: id, weapon_id: weaponId, position, count })),
  );
  if (aliases.length > 0) await trx.insertInto('unit_aliases').values(aliases).execute();
  if (weapons.length > 0) await trx.insertInto('unit_weapons').values(weapons).execute();
}
