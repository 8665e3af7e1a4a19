/**
 * Undoes an import. Changed units get a further state with their earlier values; new ones are removed. Units that were changed
 * since by others stay. Published states stay readable, except those of removed units.
 */
import type { CheckResult, Text } from '@rangefinder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { groupBy } from '../group-by.js';
import type { Tables } from '../schema.js';
import { holdCatalog } from '../writing/lock.js';
import { type FormerState, removeUnits, restoreStates } from '../writing/restate.js';
import { leaveOutUnits, type UnitWriting, writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';

/** Outcome of an undo, in units. */
export interface Undone {
  /** With their earlier values again. */
  readonly restored: number;
  /** Removed, since only the import knew them. */
  readonly removed: number;
  /** Out of play: only the import knew them, but they have corrections. */
  readonly leftOut: number;
  /** Left as they are, since others have changed them since. */
  readonly kept: number;
}

type Trx = Transaction<Tables>;

/**
 * Undoes an import; returns the outcome, or that there is no such import. Weapons and armor have no history and stay.
 * @example await undoImport(db, 12) // { ok: true, value: { restored: 18, removed: 40, leftOut: 0, kept: 2 } }
 */
export async function undoImport(db: Kysely<Tables>, importId: number, dryRun = false): Promise<CheckResult<Undone>> {
  let undone: Undone | undefined;
  const work = async (trx: Trx): Promise<void> => {
    await holdCatalog(trx);
    const label = await labelOf(trx, importId);
    if (label !== undefined) undone = await undo(trx, importId, label);
    if (dryRun) throw ROLLED_BACK;
  };
  await db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error !== ROLLED_BACK) throw error;
    });
  if (undone !== undefined) return { ok: true, value: undone };
  return { ok: false, problems: [{ code: 'NOT_FOUND', path: ['import'], given: importId, allowed: AN_IMPORT }] };
}

const ROLLED_BACK = Symbol('rolled back');

const AN_IMPORT: Text = {
  en: 'the number of an import, as “imports” lists them; the starter catalog cannot be undone',
  ru: 'номер загрузки из списка команды imports; начальный каталог отменить нельзя',
};

async function labelOf(trx: Trx, importId: number): Promise<string | undefined> {
  if (!Number.isInteger(importId) || Math.abs(importId) > 2_147_483_647) return undefined;
  const found = await trx.selectFrom('imports').where('id', '=', importId).where('kind', '=', 'file').select('label').executeTakeFirst();
  return found?.label;
}

async function undo(trx: Trx, importId: number, label: string): Promise<Undone> {
  const { rows: former } = await sql<FormerState>`
    select distinct on (number) units.id, number, former.record, former.raw, former.hash, former.read_at as "readAt", former.import_id as "importId"
    from units join unit_revisions former on unit_number = number and former.import_id <> ${importId} and former.revision < units.revision
    where units.import_id = ${importId} order by number, former.revision desc`.execute(trx);
  const { rows: own } = await sql<{ id: string; corrected: boolean }>`
    select id, exists (select from corrections where unit_number = number) as corrected from units
    where import_id = ${importId} and number <> all(${former.map(({ number }) => number)})`.execute(trx);
  const kept = await changedSince(trx, importId);
  const [leftOut, removed] = [own.filter(({ corrected }) => corrected), own.filter(({ corrected }) => !corrected)];
  const undone = { restored: former.length, removed: removed.length, leftOut: leftOut.length, kept };
  const undoing = await startUndoing(trx, `undo ${importId}: ${label}`, undone);
  await writingUnits(writerOf(trx), undoing, async (writing) => {
    await restore(writing, former);
    await leaveOutUnits(
      writing,
      leftOut.map(({ id }) => id),
    );
    await removeUnits(
      writing,
      removed.map(({ id }) => id),
    );
  });
  return undone;
}

/** A restored state belongs to the import that wrote it first, so that the starter catalog may go on changing its own values. */
async function restore(writing: UnitWriting, states: readonly FormerState[]): Promise<void> {
  for (const [importId, some] of groupBy(states, (state) => state.importId)) await restoreStates({ ...writing, importId }, some);
}

async function changedSince(trx: Trx, importId: number): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select count(distinct unit_number)::int as kept from unit_revisions join units on number = unit_number
    where unit_revisions.import_id = ${importId} and units.import_id <> ${importId}`.execute(trx);
  return rows[0]?.kept ?? 0;
}

const MAX_LABEL_CHARACTERS = 500;

async function startUndoing(trx: Trx, label: string, undone: Undone): Promise<number> {
  const counts = JSON.stringify({ changed: undone.restored + undone.leftOut, removed: undone.removed });
  const row = { kind: 'file', source: 'undo', label: label.slice(0, MAX_LABEL_CHARACTERS), counts, finished_at: new Date() };
  const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
