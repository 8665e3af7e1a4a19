/** Download of the whole catalog as readers see it, with corrections applied, in one snapshot of the database. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { stateOf } from '../database/revision.js';
import { applyCorrections, type CorrectedValue } from '../domain/corrections.js';
import { draftOf, type Entry, entryOf } from '../domain/entry.js';
import { CSV } from '../importing/formats/csv-columns.js';
import { toArmorDraft, toWeaponDraft } from '../repositories/mappers.js';
import { listSources, type SourceSummary } from '../repositories/sources.js';
import type { Tables } from '../schema.js';
import { csvLine } from './csv-line.js';
import { publicArmorEntry, publicUnitEntry } from './public-entry.js';

type Trx = Transaction<Tables>;

/** A line for an entry in each format. */
export interface DownloadLine {
  readonly jsonl: string;
  readonly csv: string;
}

/** A whole catalog in batches of lines. */
export interface Download {
  /** Revision of the catalog. */
  readonly revision: number;
  /** Key of its state. */
  readonly key: string;
  readonly changedAt: Date;
  /** Number of lines. */
  readonly total: number;
  /** Sources of the units, the largest first. */
  readonly sources: readonly SourceSummary[];
  /** Header line of CSV. */
  readonly csvHeader: string;
  readonly lines: AsyncGenerator<readonly DownloadLine[]>;
}

/** Entries per query: few enough that other requests do not wait for them. */
const SLICE = 50;
const PAGE = 1_000;

/**
 * Starts a download; later changes are not included. Read the lines to their end, or stop with `return`.
 * @example const { revision, lines } = await readDownload(catalog.readDb); for await (const some of lines) …
 */
export async function readDownload(db: Kysely<Tables>): Promise<Download> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const { key, revision } = await stateOf(trx);
    const { changedAt, total } = await trx
      .selectFrom('catalog_revision')
      .select([
        'changed_at as changedAt',
        sql<string>`(select count(*) from units) + (select count(*) from weapons) + (select count(*) from armors)`.as('total'),
      ])
      .executeTakeFirstOrThrow();
    const sources = await listSources(trx);
    return { revision, key, changedAt, total: Number(total), sources, csvHeader: csvLine(CSV.columns), lines: linesOf(trx) };
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
}

async function* linesOf(trx: ControlledTrx): AsyncGenerator<readonly DownloadLine[]> {
  try {
    for await (const entries of entriesOf(trx))
      for (let from = 0; from < entries.length; from += SLICE) yield entries.slice(from, from + SLICE).map(lineOf);
  } finally {
    await trx.rollback().execute();
  }
}

type ControlledTrx = Trx & { rollback(): { execute(): Promise<void> } };

async function* entriesOf(trx: Trx): AsyncGenerator<readonly Entry[]> {
  const weapons = await trx.selectFrom('weapons').selectAll().orderBy('id').execute();
  yield weapons.map((row) => ({ entry: 'weapon', ...entryOf(toWeaponDraft(row)), updatedAt: row.updated_at.toISOString() }));
  const armors = await trx.selectFrom('armors').selectAll().orderBy('position').orderBy('id').execute();
  yield armors.map((row) => ({ entry: 'armor', ...publicArmorEntry(entryOf(toArmorDraft(row))), updatedAt: row.updated_at.toISOString() }));
  for (let after = 0; ; ) {
    const rows = await unitsAfter(trx, after);
    yield rows.map(({ record, corrections, revision, updatedAt, readAt }) => ({
      entry: 'unit',
      ...publicUnitEntry(entryOf(applyCorrections(draftOf(record), corrections)), { revision, updatedAt, asOf: readAt }),
    }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.number;
  }
}

interface UnitRow {
  readonly number: number;
  readonly record: Entry;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly readAt: Date;
  readonly corrections: readonly CorrectedValue[];
}

async function unitsAfter(trx: Trx, number: number): Promise<readonly UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select number, record, units.revision, updated_at as "updatedAt", unit_revisions.read_at as "readAt", (
      select coalesce(jsonb_agg(jsonb_build_object('field', field, 'value', value) order by corrected_at), '[]')
      from corrections where corrections.unit_number = number
    ) as corrections
    from units join unit_revisions on unit_revisions.unit_number = number and unit_revisions.revision = units.revision
    where number > ${number} order by number limit ${PAGE}`.execute(trx);
  return rows;
}

function lineOf(entry: Entry): DownloadLine {
  const row = CSV.toRow(entry);
  return { jsonl: `${JSON.stringify(entry)}\n`, csv: csvLine(CSV.columns.map((column) => row[column] ?? '')) };
}
