/**
 * Brings files into the catalog, whole or not at all: one transaction from the first row to the last, held against every other
 * writer. Rows stream through in batches; while the database writes one, the next is read.
 */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Catalog, Session } from '../opening/open.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { holdCatalog, tryHoldCatalog } from '../writing/lock.js';
import { writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { type PlacedAvailability, writeAvailabilityBatch } from './availability-batch.js';
import { type Batch, batchesOf, roundsOf } from './batches.js';
import { bulkLoad, isNearlyEmpty } from './bulk-load.js';
import { catalogUnits } from './catalog-units.js';
import { faultOf } from './file-fault.js';
import type { Input } from './inputs/input.js';
import { matchByName } from './match-by-name.js';
import { reportMissing } from './missing-units.js';
import type { Row } from './parsed-rows.js';
import { type PlacedPart, writePartBatch } from './part-batch.js';
import { type Change, type Counts, type ImportReport, type Issue, NO_COUNTS, sumOf } from './report.js';
import { rowsOf } from './rows-of.js';
import { type BatchOutcome, type Importing, type PlacedUnit, writeUnitBatch } from './unit-batch.js';

/** How to import. */
export interface ImportOptions {
  /** Write nothing, only see what would be. */
  readonly dryRun?: boolean | undefined;
  /** Write nothing where a row is refused. */
  readonly strict?: boolean | undefined;
  /** Put units out of play that the catalog has of the sources of these files, and the files have not. */
  readonly prune?: boolean | undefined;
  /** What the import is remembered by; the names of the files when not given. */
  readonly label?: string | undefined;
  /** Hears of every row that is refused, doubtful or tidied. */
  readonly onIssue?: ((issue: Issue) => void) | undefined;
  /** Hears of every entry that comes or changes. */
  readonly onChange?: ((change: Change) => void) | undefined;
  /** Hears how far it is: bytes taken from the inputs, rows written. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Hears that another writer is waited for. */
  readonly onWaiting?: (() => void) | undefined;
}

/** How far an import is. */
export interface Progress {
  readonly bytes: number;
  readonly rows: number;
}

const ROLLED_BACK = Symbol('rolled back');

/**
 * Imports everything that the inputs hold, or nothing: the problems say which file could not be read and where.
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
        outcome = await importAll(session, trx, inputs, options);
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

/** Spares readers a look at who wrote each row. The import is done: whether this succeeds is a matter of speed alone. */
const vacuumUnits = (db: Kysely<Tables>): Promise<unknown> => sql`vacuum units`.execute(db).catch(() => undefined);

async function importAll({ copy }: Session, trx: Trx, inputs: AsyncIterable<Input>, options: ImportOptions) {
  if (!(await tryHoldCatalog(trx))) {
    options.onWaiting?.();
    await holdCatalog(trx);
  }
  await sql`set local gin_pending_list_limit = '64MB'`.execute(trx);
  const { rows, files, passedOver, bytes } = rowsOf(inputs);
  const importId = await startImport(trx);
  const nearlyEmpty = await isNearlyEmpty(trx);
  const catalog = await catalogUnits(trx, nearlyEmpty);
  const seen = new Set<number>();
  const load = options.dryRun ? undefined : bulkLoad(trx, nearlyEmpty);
  const { counts, missing } = await writingUnits(writerOf(trx, copy), importId, async (writing) => {
    const met = { seen, sources: new Set<string>(), highest: writing.highest };
    const written = await writeAll({ writing, catalog, seen, availabilitySeen: new Set<number>(), load }, noting(rows, met.sources), {
      ...options,
      bytes,
    });
    return { counts: written, missing: await reportMissing(writing, met, options.prune ?? false) };
  });
  await load?.finish();
  const names = files().map(({ name }) => name);
  await finishImport(trx, importId, { counts, missing }, options.label ?? names.join(', '));
  return { counts, missing, files: files(), passedOver: passedOver() };
}

/** The rows as they come, with the sources of their units noted. */
async function* noting(rows: AsyncIterable<readonly Row[]>, sources: Set<string>): AsyncGenerator<readonly Row[]> {
  for await (const some of rows) {
    for (const { parsed } of some) if (parsed.kind === 'unit') sources.add(parsed.draft.source);
    yield some;
  }
}

type Following = Pick<ImportOptions, 'onIssue' | 'onChange' | 'onProgress'> & { readonly bytes: () => number };

/** Batches that may be read before the database has caught up. */
const MAX_QUEUED_BATCHES = 3;

/** Batches are written one after another while the next are read. */
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
    // Heard of when it is waited for; until then it is no stray rejection.
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
  const refused = batch.flatMap(({ place, parsed }): readonly Issue[] =>
    parsed.kind === 'refused' ? [{ kind: 'refused', place, problems: parsed.problems }] : [],
  );
  const parts = batch.filter((row): row is PlacedPart => row.parsed.kind === 'weapon' || row.parsed.kind === 'armor');
  const units = batch.filter((row): row is PlacedUnit => row.parsed.kind === 'unit');
  const availabilities = batch.filter((row): row is PlacedAvailability => row.parsed.kind === 'availability');
  const outcomes: readonly BatchOutcome[] = [
    ...(parts.length === 0 ? [] : await writePartBatch(importing.writing, parts)),
    ...(await writeUnits(importing, units)),
    ...(availabilities.length === 0 ? [] : [await writeAvailabilityBatch(importing.writing, importing.availabilitySeen, availabilities)]),
  ];
  return {
    counts: outcomes.reduce((sum, { counts }) => sumOf(sum, counts), { ...NO_COUNTS, read: batch.length, refused: refused.length }),
    issues: [...refused, ...outcomes.flatMap(({ issues }) => issues)],
    changes: outcomes.flatMap(({ changes }) => changes),
  };
}

/** Units with keys of their own go first: others of the same batch may be called like one of them. */
async function writeUnits(importing: Importing, units: readonly PlacedUnit[]): Promise<readonly BatchOutcome[]> {
  const keyed = units.filter(({ parsed }) => parsed.matchNameIn === undefined);
  const outcomes = keyed.length === 0 ? [] : [await writeUnitBatch(importing, keyed)];
  const named = units.filter(({ parsed }) => parsed.matchNameIn !== undefined);
  for (const round of roundsOf(await matchByName(importing.catalog, named)))
    outcomes.push(await writeUnitBatch(importing, round as readonly PlacedUnit[]));
  return outcomes;
}

async function startImport(trx: Trx): Promise<number> {
  const row = { kind: 'file', source: 'file', label: '', counts: '{}' };
  const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const MAX_LABEL_CHARACTERS = 500;
/** Changes from which on the statistics of the planner are brought up to date. */
const MIN_ANALYZE_CHANGES = 1_000;

/** An import that changed nothing leaves nothing behind, not even that it was. */
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
  if (written >= MIN_ANALYZE_CHANGES) await sql`analyze units, words`.execute(trx);
  // What waits to be sorted in is read through by every search.
  for (const index of ['units_search_vector', 'words_by_sound']) await sql`select gin_clean_pending_list(${index})`.execute(trx);
}
