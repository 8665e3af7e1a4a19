/**
 * Corrections: an operator's values beside the imported ones. Readers see both in one, the imported value stays in the
 * unit's revisions, and the next import changes what lies under a correction, never the correction.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CheckResult, Problem, Text } from '@rangefinder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHECKS } from '../domain/checks.js';
import { applyCorrections, type CorrectedValue, correctableFields, isCorrectable, type ReadCorrection } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import { draftOf, type Entry, entryOf } from '../domain/entry.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { boundsKeeper } from './bounds.js';
import { textsOf, unitParts, unitRow } from './rows.js';
import { wordKeeper } from './words.js';
import { writerOf } from './writer.js';

/** A value to put in the place of an imported one. */
export interface Correction extends CorrectedValue {
  readonly unitId: string;
  /** Why. */
  readonly note?: string;
}

/**
 * Puts a value in the place of an imported one, until it is corrected again. Gives the unit's id, or what is wrong with it.
 * @example await correctUnit(db, { unitId: 'alpha-strike/locust-lct-1e', field: 'stats.armor', value: 3, note: 'errata' })
 */
export const correctUnit = (db: Kysely<Tables>, correction: Correction): Promise<CheckResult<string>> =>
  db.transaction().execute((trx) => correctWithin(trx, correction, new Date()));

/** The same within a transaction. */
async function correctWithin(trx: Transaction<Tables>, correction: Correction, correctedAt: Date): Promise<CheckResult<string>> {
  const { unitId, field, value, note } = correction;
  const known = await currentRecord(trx, unitId);
  if (known === undefined) return problem('NOT_FOUND', 'unitId', unitId, UNIT_ID);
  if (!isCorrectable(known.draft, field)) return problem('UNKNOWN_FIELD', 'field', field, fieldsOf(known.draft));
  const corrected = CHECKS.unit(entryOf(applyCorrections(known.draft, [...(await correctionsOf(trx, known.number)), correction])));
  if (!corrected.ok) return problem('BAD_FORMAT', 'value', value, fitting(corrected.problems[0]?.allowed));
  const row = { unit_number: known.number, field, value: JSON.stringify(value), note: note ?? null, corrected_at: correctedAt };
  await trx
    .insertInto('corrections')
    .values(row)
    .onConflict((conflict) => conflict.columns(['unit_number', 'field']).doUpdateSet(row))
    .execute();
  await rewrite(trx, corrected.value, known);
  return { ok: true, value: unitId };
}

/** What became of corrections that came from another catalog. */
export interface BroughtCorrections {
  readonly taken: readonly CorrectedValue[];
  /** This catalog has another value of its own for the field. */
  readonly kept: readonly CorrectedValue[];
  /** The unit has no such field, or the value does not fit it. */
  readonly unfit: readonly CorrectedValue[];
}

/** Takes corrections of a unit over from another catalog; what is corrected here already stays. */
export async function bringCorrections(
  trx: Transaction<Tables>,
  unitId: string,
  corrections: readonly ReadCorrection[],
): Promise<BroughtCorrections> {
  const [taken, kept, unfit]: [CorrectedValue[], CorrectedValue[], CorrectedValue[]] = [[], [], []];
  for (const { note, correctedAt, ...correction } of corrections) {
    const own = await ownCorrection(trx, unitId, correction.field);
    if (own === undefined) {
      const { ok } = await correctWithin(trx, { ...correction, unitId, ...(note !== null && { note }) }, correctedAt);
      (ok ? taken : unfit).push(correction);
    } else if (!isDeepStrictEqual(own.value, correction.value)) kept.push(correction);
  }
  return { taken, kept, unfit };
}

interface KnownRecord {
  readonly number: number;
  readonly draft: UnitDraft;
  readonly revision: number;
  readonly hash: string;
  readonly importId: number;
}

/** The imported values of the current revision; the unit is locked, so that no import comes between. */
async function currentRecord(trx: Transaction<Tables>, unitId: string): Promise<KnownRecord | undefined> {
  const row = await trx
    .selectFrom('units')
    .innerJoin('unit_revisions', (join) => join.onRef('unit_number', '=', 'number').onRef('unit_revisions.revision', '=', 'units.revision'))
    .where('id', '=', storableText(unitId))
    .select(['number', 'record', 'units.revision', 'units.hash', 'units.import_id as importId'])
    .forUpdate('units')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { record, ...origin } = row;
  return { ...origin, draft: draftOf(record as Entry) };
}

/** The correction that a field of a unit has here. */
const ownCorrection = (trx: Transaction<Tables>, unitId: string, field: string): Promise<CorrectedValue | undefined> =>
  trx
    .selectFrom('corrections')
    .innerJoin('units', 'units.number', 'unit_number')
    .where('units.id', '=', unitId)
    .where('field', '=', field)
    .select(['field', 'value'])
    .executeTakeFirst();

/** The corrections of a unit, oldest first. */
async function correctionsOf(db: Kysely<Tables>, unitNumber: number): Promise<readonly CorrectedValue[]> {
  return db.selectFrom('corrections').where('unit_number', '=', unitNumber).select(['field', 'value']).orderBy('corrected_at').execute();
}

async function rewrite(trx: Transaction<Tables>, corrected: UnitDraft, { draft, ...origin }: KnownRecord): Promise<void> {
  const parts = unitParts(corrected, { ...origin, importedNames: textsOf(draft) });
  const row = { ...unitRow(parts), updated_at: sql<Date>`now()` };
  await trx.updateTable('units').set(row).where('id', '=', corrected.id).execute();
  const writer = writerOf(trx);
  const bounds = boundsKeeper(writer);
  bounds.add([parts]);
  await wordKeeper(writer).add([parts.names.words]);
  await bounds.finish();
  await writer.settled();
}

const UNIT_ID: Text = { en: 'the id of a unit in the catalog', ru: 'код боевой единицы из каталога' };

const fieldsOf = (draft: UnitDraft): Text => {
  const fields = correctableFields(draft).join(', ');
  return { en: fields, ru: fields };
};

const fitting = (allowed: Text | undefined): Text => ({
  en: `a value that fits the field (${allowed?.en})`,
  ru: `значение, подходящее для поля (${allowed?.ru})`,
});

function problem(code: Problem['code'], field: keyof Correction, given: unknown, allowed: Text): CheckResult<never> {
  return { ok: false, problems: [{ code, path: [field], given, allowed }] };
}
