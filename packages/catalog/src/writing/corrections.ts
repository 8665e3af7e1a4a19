/**
 * Corrections: values of an operator that override imported ones. Readers see both combined. The imported value stays in the
 * revisions, and the next import changes it without touching the correction.
 */
import { isDeepStrictEqual } from 'node:util';
import { type CheckResult, choicesAllowed, closest, type Problem, type Text } from '@rangefinder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHECKS } from '../domain/checks.js';
import {
  applyCorrections,
  type CorrectedValue,
  correctableFields,
  fieldNamed,
  isCorrectable,
  type ReadCorrection,
  STATS,
} from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import { draftOf, type Entry, entryOf } from '../domain/entry.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { boundsKeeper } from './bounds.js';
import { textsOf, unitParts, unitRow } from './rows.js';
import { wordKeeper } from './words.js';
import { writerOf } from './writer.js';

/** A corrected value of a unit. */
export interface Correction extends CorrectedValue {
  readonly unitId: string;
  /** Reason. */
  readonly note?: string;
}

/**
 * Overrides an imported value until it is corrected again. Returns the unit's id, or problems.
 * @example await correctUnit(db, { unitId: 'alpha-strike/locust-lct-1e', field: 'stats.armor', value: 3, note: 'errata' })
 */
export const correctUnit = (db: Kysely<Tables>, correction: Correction): Promise<CheckResult<string>> =>
  db.transaction().execute((trx) => correctWithin(trx, correction, new Date()));

/** The same within a transaction. */
async function correctWithin(trx: Transaction<Tables>, correction: Correction, correctedAt: Date): Promise<CheckResult<string>> {
  const { unitId, value, note } = correction;
  const known = await currentRecord(trx, unitId);
  if (known === undefined) return problem('NOT_FOUND', 'unitId', unitId, UNIT_ID);
  const field = fieldNamed(known.draft, correction.field);
  if (!isCorrectable(known.draft, field)) return unknownField(field, known.draft);
  const corrected = CHECKS.unit(entryOf(applyCorrections(known.draft, [...(await correctionsOf(trx, known.number)), { field, value }])));
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

/** Outcome of corrections from another catalog. */
export interface BroughtCorrections {
  readonly taken: readonly CorrectedValue[];
  /** Fields with another correction in this catalog, which stays. */
  readonly kept: readonly CorrectedValue[];
  /** Fields that the unit does not have, or whose value is invalid. */
  readonly unfit: readonly CorrectedValue[];
}

/** Adopts corrections of a unit from another catalog; existing corrections stay. */
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

/** The imported values of the current revision. Locks the unit, so that no import interferes. */
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

/** The correction of a field in this catalog. */
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
  await writer.flush();
}

const UNIT_ID: Text = { en: 'the id of a unit in the catalog', ru: 'код боевой единицы из каталога' };

/** Figures may be named without `stats`. */
function unknownField(field: string, draft: UnitDraft): CheckResult<never> {
  const fields = correctableFields(draft);
  const meant = closest(field, fields) ?? closest(`${STATS}${field}`, fields);
  return { ok: false, problems: [{ code: 'UNKNOWN_FIELD', path: [field], given: field, ...choicesAllowed(fields), meant }] };
}

const fitting = (allowed: Text | undefined): Text => ({
  en: `a value that fits the field (${allowed?.en})`,
  ru: `значение, подходящее для поля (${allowed?.ru})`,
});

function problem(code: Problem['code'], field: keyof Correction, given: unknown, allowed: Text): CheckResult<never> {
  return { ok: false, problems: [{ code, path: [field], given, allowed }] };
}
