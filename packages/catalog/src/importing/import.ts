/**
 * Imports files completely or not at all, in one transaction that excludes other writers. Rows stream in batches: while the
 * database writes one, the next is parsed.
 */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Catalog } from '../opening/open.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { holdCatalog, tryHoldCatalog } from '../writing/lock.js';
import { writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { type PlacedAvailability, writeAvailabilityBatch } from './availability-batch.js';
import { type Batch, batchesOf, roundsOf } from './batches.js';
import { catalogUnits } from './catalog-units.js';
import { completeRows, needsUnit } from './complete-rows.js';
import { faultOf } from './file-fault.js';
import type { Input } from './inputs/input.js';
import { matchByName } from './match-by-name.js';
import { reportMissing } from './missing-units.js';
import type { Row } from './parsed-rows.js';
import { type PlacedPart, writePartBatch } from './part-batch.js';
import { type Change, type Counts, type ImportReport, type Issue, NO_COUNTS, sumOf } from './report.js';
import { rowsOf } from './rows-of.js';
import { type BatchOutcome, type Importing, type PlacedUnit, writeUnitBatch } from './unit-batch.js';

/** Options of an import. */
export interface ImportOptions {
  /** Report changes without writing them. */
  readonly dryRun?: boolean | undefined;
  /** Write nothing if a row is refused. */
  readonly strict?: boolean | undefined;
  /** Take units out of play that the catalog has from the sources of these files, and the files do not. */
  readonly prune?: boolean | undefined;
  /** Label of the import; the names of the files by default. */
  readonly label?: string | undefined;
  /** Called for every refused, doubtful or tidied row. */
  readonly onIssue?: ((issue: Issue) => void) | undefined;
  /** Called for every added or changed entry. */
  readonly onChange?: ((change: Change) => void) | undefined;
  /** Called with the progress. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called when it waits for another writer. */
  readonly onWaiting?: (() => void) | undefined;
}

/** Progress of an import: bytes read from the inputs, rows written. */
export interface Progress {
  readonly bytes: number;
  readonly rows: number;
}

const ROLLED_BACK = Symbol('rolled back');

/**
 * Imports all inputs or nothing. Problems name the file and the place that could not be read.
 * @example await importCatalog(catalog, inputsOf(['units.json'], process.stdin), { dryRun: true })
 */
export async function importCatalog(
  catalog: Catalog,
  inputs: AsyncIterable<Input>,
  options: ImportOptions = {},
): Promise<CheckResult<ImportReport>> {
  const begun = performance.now();
  let outcome: Omit<ImportReport, 'milliseconds' | 'dryRun' | 'written'> | undefined;
  let written = false;
  try {
    await catalog.session(async (session) => {
      await session.db.transaction().execute(async (trx) => {
        outcome = await importAll(trx, inputs, options);
        if (options.dryRun || (options.strict && outcome.counts.refused > 0)) throw ROLLED_BACK;
      });
      written = true;
      if (outcome !== undefined && writtenOf(outcome.counts) >= MIN_ANALYZE_CHANGES) await vacuumUnits(session.db);
    });
  } catch (error) {
    const problem = faultOf(error);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    if (error !== ROLLED_BACK) throw error;
  }
  if (outcome === undefined) throw new Error('an import came to no end');
  return { ok: true, value: { ...outcome, milliseconds: performance.now() - begun, dryRun: options.dryRun ?? false, written } };
}

type Trx = Transaction<Tables>;

const writtenOf = ({ added, changed }: Counts): number => added + changed;

/** Sets visibility hints, which saves readers a check of each row. Only speed depends on it, so errors are ignored. */
const vacuumUnits = (db: Kysely<Tables>): Promise<unknown> => sql`vacuum units`.execute(db).catch(() => undefined);

async function importAll(trx: Trx, inputs: AsyncIterable<Input>, options: ImportOptions) {
  if (!(await tryHoldCatalog(trx))) {
    options.onWaiting?.();
    await holdCatalog(trx);
  }
  await sql`set local gin_pending_list_limit = '64MB'`.execute(trx);
  const { rows, files, passedOver, bytes } = rowsOf(inputs);
  const importId = await startImport(trx);
  const catalog = catalogUnits(trx);
  const seen = new Set<number>();
  const { counts, missing } = await writingUnits(writerOf(trx), importId, async (writing) => {
    const met = { seen, sources: new Set<string>(), highest: writing.highest };
    const written = await writeAll({ writing, catalog, seen, availabilitySeen: new Set<number>() }, noting(rows, met.sources), {
      ...options,
      bytes,
    });
    return { counts: written, missing: await reportMissing(writing, met, options.prune ?? false) };
  });
  const names = files().map(({ name }) => name);
  await finishImport(trx, importId, { counts, missing }, options.label ?? listOfNames(names));
  return { counts, missing, files: files(), passedOver: passedOver() };
}

/** Records the sources of the units that pass through. */
async function* noting(rows: AsyncIterable<readonly Row[]>, sources: Set<string>): AsyncGenerator<readonly Row[]> {
  for await (const some of rows) {
    for (const { parsed } of some) if (parsed.kind === 'unit') sources.add(parsed.draft.source);
    yield some;
  }
}

type Following = Pick<ImportOptions, 'onIssue' | 'onChange' | 'onProgress'> & { readonly bytes: () => number };

/** Maximum number of batches that are read ahead of the database. */
const MAX_QUEUED_BATCHES = 3;

/** Writes batches one after another while the next ones are read. */
async function writeAll(importing: Importing, rows: AsyncIterable<readonly Row[]>, follow: Following) {
  let counts = NO_COUNTS;
  const finish = async (batch: Batch): Promise<void> => {
    const outcome = await writeBatch(importing, batch);
    counts = sumOf(counts, outcome.counts);
    for (const issue of outcome.issues) follow.onIssue?.(issue);
    for (const change of outcome.changes) follow.onChange?.(change);
    follow.onProgress?.({ bytes: follow.bytes(), rows: counts.read });
  };
  let last: Promise<void> = Promise.resolve();
  const ahead: Promise<void>[] = [];
  for await (const batch of batchesOf(rows)) {
    last = last.then(() => finish(batch));
    // It is awaited later; until then a rejection must not count as unhandled.
    last.catch(() => undefined);
    if (ahead.push(last) >= MAX_QUEUED_BATCHES) await ahead.shift();
  }
  await last;
  return counts;
}

interface Written {
  readonly counts: Counts;
  readonly issues: readonly Issue[];
  readonly changes: readonly Change[];
}

async function writeBatch(importing: Importing, batch: Batch): Promise<Written> {
  const parts = batch.filter((row): row is PlacedPart => row.parsed.kind === 'weapon' || row.parsed.kind === 'armor');
  const others = batch.filter((row) => !needsUnit(row));
  const outcomes: BatchOutcome[] = [
    ...(parts.length === 0 ? [] : await writePartBatch(importing.writing, parts)),
    ...(await writeUnits(importing, others.filter(isUnit))),
  ];
  // After the other units, which they may be about.
  const completed = await completeRows(importing.catalog, batch.filter(needsUnit));
  outcomes.push(...(await writeUnits(importing, completed.filter(isUnit))));
  const availabilities = batch.filter((row): row is PlacedAvailability => row.parsed.kind === 'availability');
  if (availabilities.length > 0) outcomes.push(await writeAvailabilityBatch(importing.writing, importing.availabilitySeen, availabilities));
  const refused = [...others, ...completed].flatMap(({ place, parsed }): readonly Issue[] =>
    parsed.kind === 'refused' ? [{ kind: 'refused', place, problems: parsed.problems, more: parsed.more }] : [],
  );
  return {
    counts: outcomes.reduce((sum, { counts }) => sumOf(sum, counts), { ...NO_COUNTS, read: batch.length, refused: refused.length }),
    issues: [...refused, ...outcomes.flatMap(({ issues }) => issues)],
    changes: outcomes.flatMap(({ changes }) => changes),
  };
}

const isUnit = (row: Row): row is PlacedUnit => row.parsed.kind === 'unit';

/** Units with keys come first, since others of the batch may match them by name. */
async function writeUnits(importing: Importing, units: readonly PlacedUnit[]): Promise<readonly BatchOutcome[]> {
  const keyed = units.filter(({ parsed }) => parsed.matchNameIn === undefined);
  const named = units.filter(({ parsed }) => parsed.matchNameIn !== undefined);
  const outcomes: BatchOutcome[] = [];
  for (const round of roundsOf(keyed)) outcomes.push(await writeUnitBatch(importing, round as readonly PlacedUnit[]));
  for (const round of roundsOf(await matchByName(importing.catalog, named)))
    outcomes.push(await writeUnitBatch(importing, round as readonly PlacedUnit[]));
  return outcomes;
}

/** Takes the next number while the catalog is locked, so that a dry run uses none up. */
async function startImport(trx: Trx): Promise<number> {
  await sql`select setval(pg_get_serial_sequence('imports', 'id'), greatest((select max(id) from imports), 1), exists (select from imports))`.execute(
    trx,
  );
  const row = { kind: 'file', source: 'file', label: '', counts: '{}' };
  const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const MAX_LABEL_CHARACTERS = 500;
/** Names of files in a label; a longer list ends in the number of the others. */
const MAX_NAMES = 5;

const listOfNames = (names: readonly string[]): string =>
  names.length <= MAX_NAMES ? names.join(', ') : `${names.slice(0, MAX_NAMES).join(', ')}, … (+${names.length - MAX_NAMES})`;

/** Number of changes from which the planner's statistics are updated. */
const MIN_ANALYZE_CHANGES = 1_000;

/** An import without changes is not recorded. */
async function finishImport(
  trx: Trx,
  id: number,
  { counts, missing }: Pick<ImportReport, 'counts' | 'missing'>,
  label: string,
): Promise<void> {
  const leftOut = missing.reduce((sum, { ids, leftOut: left }) => sum + (left ? ids.length : 0), 0);
  const written = writtenOf(counts) + leftOut;
  if (written === 0) {
    await trx.deleteFrom('imports').where('id', '=', id).execute();
    return;
  }
  const done = {
    label: storableText(label.slice(0, MAX_LABEL_CHARACTERS)),
    counts: JSON.stringify({ ...counts, leftOut }),
    finished_at: new Date(),
  };
  await trx.updateTable('imports').set(done).where('id', '=', id).execute();
  if (written >= MIN_ANALYZE_CHANGES) await sql`analyze units`.execute(trx);
  // Entries pending in the GIN index slow down every search.
  await sql`select gin_clean_pending_list('units_search_vector')`.execute(trx);
}
