/** Writes units with their aliases, weapons and revisions, as many at once as there are. */
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import type { SilentField } from '../importing/readings.js';
import type { NewUnitRow } from '../schema.js';
import { foldText } from '../text/fold.js';
import { type BoundsKeeper, boundsKeeper } from './bounds.js';
import { carryOver } from './carry-over.js';
import { applyCorrections, type Correction } from './corrections.js';
import { unitRow } from './rows.js';
import { ALIAS_COLUMNS, MOUNT_COLUMNS, REVISION_COLUMNS, UNIT_COLUMNS } from './unit-columns.js';
import { type WordKeeper, wordKeeper } from './words.js';
import type { Writer } from './writer.js';

/** A unit as its source has it now. */
export interface IncomingUnit {
  readonly draft: UnitDraft;
  readonly hash: string;
  /** The row of the source; null where the draft is the row. */
  readonly raw?: string | null;
  /** When the source was read, if not just now. */
  readonly readAt?: Date | undefined;
  /** Fields that the source has no word for. */
  readonly silent?: readonly SilentField[];
  /** Number of its state when it is new here but not in itself. */
  readonly revision?: number | undefined;
  /** Corrections that it brings along. */
  readonly corrections?: readonly Pick<Correction, 'field' | 'value'>[] | undefined;
}

/** A unit before and after a change, as its source has it. */
export interface ChangedUnit {
  readonly before: UnitDraft;
  readonly after: UnitDraft;
}

/** Where units are written. */
export interface UnitWriting {
  readonly writer: Writer;
  readonly words: WordKeeper;
  readonly bounds: BoundsKeeper;
  readonly importId: number;
}

/** A place to write units in. */
export const unitWriting = (writer: Writer, importId: number): UnitWriting => ({
  writer,
  words: wordKeeper(writer),
  bounds: boundsKeeper(writer),
  importId,
});

interface Stored {
  readonly draft: UnitDraft;
  readonly before?: UnitDraft;
  /** The draft as readers see it. */
  readonly shown: UnitDraft;
  readonly revision: number;
  readonly incoming: IncomingUnit;
}

/** Units whose rows are made ready while the database takes the ones before. */
const SLICE = 500;

/** Adds units that are not there yet; their weapons must be. */
export async function addUnits(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<void> {
  const writes: Promise<void>[] = [];
  for (let from = 0; from < units.length; from += SLICE) {
    writes.push(addSlice(writing, units.slice(from, from + SLICE)));
    await turn();
  }
  await Promise.all(writes);
}

async function addSlice(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<void> {
  const stored = units.map((incoming) => {
    const { draft, revision = 1, corrections = [] } = incoming;
    return { draft, shown: applyCorrections(draft, corrections), revision, incoming };
  });
  const rows = rowsOf(writing, stored);
  await Promise.all([writing.writer.append('units', UNIT_COLUMNS, rows), addStates(writing, stored, rows)]);
}

/** Gives units their next revisions. Their ids, former names and corrections stay. */
export async function changeUnits(writing: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly ChangedUnit[]> {
  if (units.length === 0) return [];
  const stored = await nextStates(writing, units);
  const rows = rowsOf(writing, stored);
  await replaceRows(writing.writer, rows);
  const ids = stored.map(({ draft }) => draft.id);
  for (const table of ['unit_aliases', 'unit_weapons'] as const)
    await writing.writer.trx.deleteFrom(table).where('unit_id', '=', sql<string>`any(${ids})`).execute();
  await addStates(writing, stored, rows);
  return stored.map(({ before, draft }) => ({ before, after: draft }));
}

async function nextStates({ writer }: UnitWriting, units: readonly IncomingUnit[]): Promise<readonly Required<Stored>[]> {
  const known = await knownStates(
    writer,
    units.map(({ draft }) => draft.id),
  );
  return units.map((incoming) => {
    const before = known.get(incoming.draft.id);
    if (before === undefined) throw new Error(`${incoming.draft.id} is to be changed, but it is not there`);
    const draft = carryOver(before.record, incoming.draft, incoming.silent ?? []);
    const shown = applyCorrections(draft, before.corrections);
    return { draft, before: before.record, shown, revision: before.revision + 1, incoming };
  });
}

interface KnownState {
  readonly id: string;
  readonly revision: number;
  readonly record: UnitDraft;
  readonly corrections: readonly Pick<Correction, 'field' | 'value'>[];
}

/** The current states by id; the units are locked, so that nothing comes between. */
async function knownStates({ trx }: Writer, ids: readonly string[]): Promise<ReadonlyMap<string, KnownState>> {
  const { rows } = await sql<KnownState>`
    select units.id, units.revision, record, (
      select coalesce(jsonb_agg(jsonb_build_object('field', field, 'value', value) order by corrected_at), '[]')
      from corrections where corrections.unit_id = units.id
    ) as corrections
    from units join unit_revisions on unit_revisions.unit_id = units.id and unit_revisions.revision = units.revision
    where units.id = any(${ids}) for update of units`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

const rowsOf = ({ importId }: UnitWriting, stored: readonly Stored[]): readonly NewUnitRow[] =>
  stored.map(({ draft, shown, revision, incoming }) =>
    unitRow(shown, revision, { importId, hash: incoming.hash, importedNames: [draft.name, draft.nameRu] }),
  );

const STAGED = 'staged_units';

/** The new rows beside the old ones, then over them in one statement. */
async function replaceRows(writer: Writer, rows: readonly NewUnitRow[]): Promise<void> {
  const columns = Object.keys(UNIT_COLUMNS);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create temp table if not exists ${sql.table(STAGED)} on commit drop as select ${list} from units with no data`.execute(
    writer.trx,
  );
  await writer.append(STAGED, UNIT_COLUMNS, rows);
  const changes = columns.map((column) => sql`${sql.ref(column)} = staged.${sql.ref(column)}`);
  await sql`update units set ${sql.join(changes)}, updated_at = now() from ${sql.table(STAGED)} staged where units.id = staged.id`.execute(
    writer.trx,
  );
  await sql`truncate ${sql.table(STAGED)}`.execute(writer.trx);
}

/** Revisions, aliases and weapons, and the words that the names consist of. */
async function addStates(
  { writer, words, bounds, importId }: UnitWriting,
  stored: readonly Stored[],
  rows: readonly NewUnitRow[],
): Promise<void> {
  const now = new Date();
  const revisions = stored.map(({ draft, revision, incoming: { raw = null, hash, readAt = now } }) => ({
    ...{ unit_id: draft.id, revision, record: JSON.stringify(draft), raw, hash, read_at: readAt, import_id: importId },
  }));
  const aliases = stored.flatMap(({ draft }) =>
    draft.aliases.map(({ text, language }) => ({ unit_id: draft.id, alias: text, language, folded: foldText(text) })),
  );
  const mounts = stored.flatMap(({ draft }) =>
    draft.weapons.map(({ weaponId, position, count }) => ({ unit_id: draft.id, weapon_id: weaponId, position, count })),
  );
  await Promise.all([
    writer.append('unit_revisions', REVISION_COLUMNS, revisions),
    writer.append('unit_aliases', ALIAS_COLUMNS, aliases),
    writer.append('unit_weapons', MOUNT_COLUMNS, mounts),
    words.add(rows.map(({ search_words }) => search_words)),
    bounds.add(rows),
  ]);
}
