/** Writes units with their weapons and revisions in bulk. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { SHAPE } from '@rangefinder/query';
import { type RawBuilder, sql } from 'kysely';
import { applyCorrections, type CorrectedValue } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import { draftOf, type Entry, entryOf } from '../domain/entry.js';
import { canonicalJson } from '../text/canonical.js';
import { type BoundsKeeper, boundsKeeper } from './bounds.js';
import { carryOver, type StatedFields } from './carry-over.js';
import { textsOf, unitParts } from './rows.js';
import { MOUNT_COLUMNS, REVISION_COLUMNS, UNIT_COLUMNS, type UnitParts, type UnitState } from './unit-columns.js';
import { type WordKeeper, wordKeeper } from './words.js';
import type { Writer } from './writer.js';

/** A unit from its source. */
export interface IncomingUnit {
  readonly draft: UnitDraft;
  /** JSON of the draft's entry, if it was made already. */
  readonly json?: string | undefined;
  readonly hash: string;
  /** The source row; null if the draft is the row. */
  readonly raw?: string | null;
  /** Time at which the source was read; now by default. */
  readonly readAt?: Date | undefined;
  /** What its source says. */
  readonly stated?: StatedFields;
  /** Its revision number in the catalog that it was exported from. */
  readonly revision?: number | undefined;
  /** Do not merge it with existing values, since it is a complete state of the unit. */
  readonly asItIs?: boolean;
  /** Corrections of the exported unit. */
  readonly corrections?: readonly CorrectedValue[] | undefined;
}

/** A unit that its source still has as it was, and when that was read; now by default. */
export interface ConfirmedUnit {
  readonly number: number;
  readonly readAt?: Date | undefined;
}

/** A unit before and after a change of its source values. */
export interface ChangedUnit {
  readonly before: UnitDraft;
  readonly after: UnitDraft;
}

/** Context for writing units. */
export interface UnitWriting {
  readonly writer: Writer;
  readonly words: WordKeeper;
  readonly bounds: BoundsKeeper;
  readonly importId: number;
  /** The highest unit number at the beginning. */
  readonly highest: number;
  /** Number of the next added unit. The catalog is locked, so no other process adds units. */
  readonly nextNumber: () => number;
}

/**
 * Runs work that writes units; resolves when everything is written.
 * @example await writingUnits(writerOf(trx), importId, (writing) => addUnits(writing, units))
 */
export async function writingUnits<T>(writer: Writer, importId: number, work: (writing: UnitWriting) => Promise<T>): Promise<T> {
  const bounds = boundsKeeper(writer);
  const highest = await highestNumber(writer);
  let number = highest;
  const nextNumber = (): number => ++number;
  try {
    const done = await work({ writer, words: wordKeeper(writer), bounds, importId, highest, nextNumber });
    await bounds.finish();
    return done;
  } finally {
    // An error of a queued write is the cause of later ones, so it is reported instead.
    await writer.flush();
  }
}

async function highestNumber({ trx }: Writer): Promise<number> {
  const { rows } = await sql<{ highest: number }>`select coalesce(max(number), 0) as highest from units`.execute(trx);
  return rows[0]?.highest ?? 0;
}

interface Stored {
  readonly number: number;
  readonly draft: UnitDraft;
  readonly before?: UnitDraft;
  /** The draft as readers see it. */
  readonly shown: UnitDraft;
  readonly revision: number;
  readonly incoming: IncomingUnit;
}

/** Number of units per statement. */
const SLICE = 1_000;

/** Adds new units, whose weapons must exist. Returns their numbers. */
export async function addUnits(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (let from = 0; from < units.length; from += SLICE) {
    numbers.push(...(await addSlice(writing, units.slice(from, from + SLICE))));
    await yieldToEventLoop();
  }
  return numbers;
}

async function addSlice(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly number[]> {
  const stored = units.map((incoming) => {
    const { draft, revision = 1, corrections = [] } = incoming;
    return { number: writing.nextNumber(), draft, shown: applyCorrections(draft, corrections), revision, incoming };
  });
  const rows = partsOf(writing, stored);
  writing.writer.append('units', UNIT_COLUMNS, rows);
  await addStates(writing, stored, rows);
  return rows.map(({ number }) => number);
}

/** Writes the next revisions of units that differ from their current ones; returns these. Ids, former names and corrections stay. */
export async function changeUnits(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly ChangedUnit[]> {
  if (units.length === 0) return [];
  const stored = (await nextStates(writing, units)).filter(({ before, draft }) => differ(before, draft));
  if (stored.length === 0) return [];
  const rows = partsOf(writing, stored);
  await replaceRows(writing.writer, rows);
  const numbers = stored.map(({ number }) => number);
  await writing.writer.trx.deleteFrom('unit_weapons').where('unit_number', '=', sql<number>`any(${numbers})`).execute();
  await addStates(writing, stored, rows);
  return stored.map(({ before, draft }) => ({ before, after: draft }));
}

/**
 * Dates the current states of units whose source says the same again. Former states keep the time at which they were last read.
 * @example await confirmUnits(writing, [{ number: 12 }])
 */
export async function confirmUnits({ writer }: UnitWriting, units: readonly ConfirmedUnit[]): Promise<void> {
  if (units.length === 0) return;
  await writer.send();
  const [numbers, times] = [units.map(({ number }) => number), units.map(({ readAt }) => readAt?.toISOString() ?? null)];
  const { numAffectedRows = 0n } = await sql`update unit_revisions set read_at = time
    from (select confirmed, coalesce(time, now()) as time from unnest(${numbers}::int[], ${times}::timestamptz[]) as given (confirmed, time)) as given
    join units on number = confirmed
    where unit_number = number and unit_revisions.revision = units.revision and time > read_at`.execute(writer.trx);
  // Readers see the date: an update of one unit raises the revision of the catalog.
  if (numAffectedRows > 0n) await sql`update units set revision = revision where number = ${numbers[0]}`.execute(writer.trx);
}

/** Replaces the hash, so that the next state of the source counts as new. */
const LEFT_OUT = 'left out';

/** Takes units out of play. Their states stay readable, and they return when their source has them again. */
export async function leaveOutUnits(writing: UnitWriting, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += SLICE) {
    const known = await knownStates(writing.writer, ids.slice(from, from + SLICE));
    const incoming = [...known.values()].map(({ record }) => ({ draft: { ...record, inPlay: false }, hash: LEFT_OUT, asItIs: true }));
    await changeUnits(writing, incoming);
  }
}

async function nextStates({ writer }: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly Required<Stored>[]> {
  const known = await knownStates(
    writer,
    units.map(({ draft }) => draft.id),
  );
  return units.map((incoming) => {
    const before = known.get(incoming.draft.id);
    if (before === undefined) throw new Error(`${incoming.draft.id} is to be changed, but it is not there`);
    const draft = incoming.asItIs ? incoming.draft : carryOver(returned(before), incoming.draft, incoming.stated ?? {});
    const shown = applyCorrections(draft, before.corrections);
    return { number: before.number, draft, before: before.record, shown, revision: before.revision + 1, incoming };
  });
}

/** The record of a unit, which is in play again if its source had dropped it. */
function returned({ record, hash }: KnownState): UnitDraft {
  const isComplete = SHAPE.typeOf('unit', record.system, record.kind)?.isComplete ?? (() => true);
  return hash === LEFT_OUT ? { ...record, inPlay: isComplete(record.stats) } : record;
}

const differ = (before: UnitDraft, after: UnitDraft): boolean => canonicalJson(entryOf(before)) !== canonicalJson(entryOf(after));

interface KnownState {
  readonly number: number;
  readonly id: string;
  readonly revision: number;
  readonly hash: string;
  readonly importId: number;
  readonly record: UnitDraft;
  readonly corrections: readonly CorrectedValue[];
}

type StateRow = Omit<KnownState, 'record'> & { readonly record: Entry };
const toState = (row: StateRow): KnownState => ({ ...row, record: draftOf(row.record) });

const CURRENT_STATES = sql`
  select number, units.id, units.revision, units.hash, units.import_id as "importId", record, (
    select coalesce(jsonb_agg(jsonb_build_object('field', field, 'value', value) order by corrected_at), '[]')
    from corrections where corrections.unit_number = number
  ) as corrections
  from units join unit_revisions on unit_revisions.unit_number = number and unit_revisions.revision = units.revision`;

/** The current states by id. Locks the units, so that no other writer interferes. */
async function knownStates({ trx }: Writer, ids: readonly string[]): Promise<ReadonlyMap<string, KnownState>> {
  const { rows } = await sql<StateRow>`${CURRENT_STATES} where units.id = any(${ids}) for update of units`.execute(trx);
  return new Map(rows.map((row) => [row.id, toState(row)]));
}

/** Derives the rows of all units again from the source drafts, without a change for readers. */
export async function deriveUnits(writer: Writer): Promise<void> {
  const bounds = boundsKeeper(writer);
  for (let after = 0; ; ) {
    const { rows } = await sql<StateRow>`${CURRENT_STATES} where number > ${after} order by number limit ${SLICE}`.execute(writer.trx);
    const parts = rows
      .map(toState)
      .map(({ record, corrections, ...origin }) =>
        unitParts(applyCorrections(record, corrections), { ...origin, importedNames: textsOf(record) }),
      );
    if (parts.length > 0) await replaceRows(writer, parts, sql`updated_at`);
    bounds.add(parts);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.number;
  }
  await bounds.finish();
  await writer.flush();
}

const partsOf = ({ importId }: UnitWriting, stored: readonly Stored[]): readonly UnitParts[] =>
  stored.map(({ number, draft, shown, revision, incoming: { hash } }) =>
    unitParts(shown, { number, revision, importId, hash, importedNames: textsOf(draft) }),
  );

const STAGED = 'staged_units';

/** Inserts new rows into a temporary table, then updates the units with one statement. */
async function replaceRows(writer: Writer, rows: readonly UnitParts[], updatedAt: RawBuilder<unknown> = sql`now()`): Promise<void> {
  const columns = Object.keys(UNIT_COLUMNS);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create temp table if not exists ${sql.table(STAGED)} on commit drop as select ${list} from units with no data`.execute(
    writer.trx,
  );
  writer.append(STAGED, UNIT_COLUMNS, rows);
  await writer.send();
  const changes = columns.map((column) => sql`${sql.ref(column)} = staged.${sql.ref(column)}`);
  await sql`update units set ${sql.join(changes)}, updated_at = ${updatedAt} from ${sql.table(STAGED)} staged where units.number = staged.number`.execute(
    writer.trx,
  );
  await sql`truncate ${sql.table(STAGED)}`.execute(writer.trx);
}

/** Adds revisions, weapons, and the words of the names. */
async function addStates(
  { writer, words, bounds, importId }: UnitWriting,
  stored: readonly Stored[],
  rows: readonly UnitParts[],
): Promise<void> {
  const now = new Date();
  const states = stored.map(({ number, draft, revision, incoming: { draft: came, json, raw = null, hash, readAt = now } }): UnitState => {
    const record = draft === came && json !== undefined ? json : JSON.stringify(entryOf(draft));
    return { unitNumber: number, revision, record, raw, hash, readAt, importId };
  });
  const mounts = stored.flatMap(({ number, draft: { weapons } }) => weapons.map((value) => ({ unitNumber: number, value })));
  writer.append('unit_revisions', REVISION_COLUMNS, states);
  writer.append('unit_weapons', MOUNT_COLUMNS, mounts);
  await writer.send();
  bounds.add(rows);
  await words.add(rows.map(({ names }) => names.words));
}
