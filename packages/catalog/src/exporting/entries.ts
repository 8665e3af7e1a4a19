/** The whole catalog as entries of our own formats, read in pages of one snapshot of the database. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Entry, entryOf } from '../domain/entry.js';
import type { OWN_MEMBERS } from '../importing/formats/own-json.js';
import { checksumOf, type EntryPast } from '../importing/formats/past.js';
import { toArmorDraft, toWeaponDraft } from '../repositories/mappers.js';
import type { Tables } from '../schema.js';
import { withoutShared } from './public-entry.js';

/** An entry and the list that contains it. */
export interface ExportedEntry {
  readonly member: (typeof OWN_MEMBERS)[number];
  readonly entry: Entry;
}

type Trx = Transaction<Tables>;

const PAGE = 1_000;

/**
 * All entries: weapons, armors, then units; those of some sources, if any are given. Later changes are not included.
 * @example for await (const { member, entry } of exportedEntries(catalog.readDb)) …
 */
export async function* exportedEntries(db: Kysely<Tables>, sources: readonly string[] = []): AsyncGenerator<ExportedEntry> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const isWanted = ({ source }: { readonly source: string }): boolean => sources.length === 0 || sources.includes(source);
    for (const row of (await trx.selectFrom('weapons').selectAll().orderBy('id').execute()).filter(isWanted))
      yield { member: 'weapons', entry: entryOf(toWeaponDraft(row)) };
    for (const row of (await trx.selectFrom('armors').selectAll().orderBy('position').orderBy('id').execute()).filter(isWanted))
      yield { member: 'armors', entry: entryOf(toArmorDraft(row)) };
    for await (const unit of unitRecords(trx, sources)) yield { member: 'units', entry: unitEntry(unit) };
  } finally {
    // Nothing was written. After a break, the transaction may have ended already.
    await trx.rollback().execute();
  }
}

interface UnitRecord {
  readonly number: number;
  readonly revisions: readonly {
    readonly revision: number;
    readonly record: Entry;
    readonly raw: string | null;
    readonly hash: string;
    readonly readAt: string;
  }[];
  readonly corrections: EntryPast['corrections'];
}

/** Units in the order of the catalog, each with its states, the current one first. */
async function* unitRecords(trx: Trx, sources: readonly string[]): AsyncGenerator<UnitRecord> {
  const ofSource = sources.length === 0 ? sql`` : sql`and source = any(${sources}::text[])`;
  for (let after = 0; ; ) {
    const { rows } = await sql<UnitRecord>`
      select number, (
        select json_agg(json_build_object('revision', revision, 'record', record, 'raw', raw, 'hash', hash, 'readAt', read_at) order by revision desc)
        from unit_revisions where unit_number = number
      ) as revisions, (
        select coalesce(json_agg(json_build_object('field', field, 'value', value, 'note', note, 'correctedAt', corrected_at) order by corrected_at, field), '[]')
        from corrections where unit_number = number
      ) as corrections
      from units where number > ${after} ${ofSource} order by number limit ${PAGE}`.execute(trx);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.number;
  }
}

function unitEntry({ revisions, corrections }: UnitRecord): ExportedEntry['entry'] {
  const [current, ...former] = revisions.map((revision) => ({ ...revision, readAt: isoOf(revision.readAt) }));
  if (current === undefined) throw new Error('a unit without a state');
  const past: EntryPast = {
    revisions: [{ ...current, record: null }, ...former],
    corrections: corrections.map((correction) => ({ ...correction, correctedAt: isoOf(correction.correctedAt) })),
  };
  return { ...current.record, stats: withoutShared(current.record), past, checksum: checksumOf(current.record, past) };
}

const isoOf = (stamp: string): string => new Date(stamp).toISOString();
