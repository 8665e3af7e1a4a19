/** Export of the catalog in our own formats, which import reads without loss. */
import type { Kysely } from 'kysely';
import { draftOf } from '../domain/entry.js';
import { CSV } from '../importing/formats/csv-columns.js';
import { OWN_JSON, OWN_MEMBERS } from '../importing/formats/own-json.js';
import type { Tables } from '../schema.js';
import { csvLine } from './csv-line.js';
import { type ExportedEntry, exportedEntries } from './entries.js';

/** Formats of the whole catalog. */
export const ENTRY_FORMATS = ['json', 'csv'] as const;
/** Formats of the catalog, or of a part of it. */
export const EXPORT_FORMATS = [...ENTRY_FORMATS, 'lines', 'availability'] as const;
/** An export format. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * The whole catalog, or the entries of some sources, as chunks of text.
 * @example for await (const text of exportCatalog(catalog.readDb, 'csv')) process.stdout.write(text)
 */
export const exportCatalog = (db: Kysely<Tables>, format: ExportFormat, sources: readonly string[] = []): AsyncGenerator<string> =>
  WRITERS[format](exportedEntries(db, sources));

const WRITERS: Readonly<Record<ExportFormat, (entries: AsyncIterable<ExportedEntry>) => AsyncGenerator<string>>> = {
  json: writeJson,
  csv: writeCsv,
  lines: writeLines,
  availability: writeAvailability,
};

/** One entry per line, so that exports can be compared line by line. */
async function* writeJson(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  yield `{"format":"${OWN_JSON.format}","version":${OWN_JSON.version}`;
  let current: string | undefined;
  for await (const { member, entry } of entries) {
    yield `${member === current ? ',' : `${current === undefined ? '' : '\n]'},"${member}":[`}\n${JSON.stringify(entry)}`;
    current = member;
  }
  yield `${current === undefined ? '' : '\n]'}}\n`;
}

const ENTRY_OF = Object.fromEntries(OWN_MEMBERS.map((member) => [member, member.replace(/s$/, '')]));

async function* writeCsv(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  yield csvLine(CSV.columns);
  for await (const { member, entry } of entries) {
    const row = CSV.toRow({ entry: ENTRY_OF[member], ...entry });
    yield csvLine(CSV.columns.map((column) => row[column] ?? ''));
  }
}

/** One entry on each line, with what it is. */
async function* writeLines(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  for await (const { member, entry } of entries) yield `${JSON.stringify({ entry: ENTRY_OF[member], ...entry })}\n`;
}

/** One line for each unit, era and faction. */
async function* writeAvailability(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  yield csvLine(['unit', 'source', 'sourceId', 'era', 'faction']);
  for await (const { member, entry } of entries) {
    if (member !== 'units') continue;
    const { id, source, sourceId, availability } = draftOf(entry);
    for (const { era, factions } of availability ?? [])
      for (const faction of factions.length === 0 ? [''] : factions) yield csvLine([id, source, sourceId, era, faction]);
  }
}
