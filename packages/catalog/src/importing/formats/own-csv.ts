/** Rows of our own CSV, separated by commas, semicolons or tabs, as English and Russian spreadsheets save them. */
import { choicesAllowed } from '@rangefinder/rules';
import { fileFault } from '../file-fault.js';
import { type ParsedRow, type Row, refused, sourceIdOf } from '../parsed-rows.js';
import { CSV, type CsvRow, NEEDED_COLUMNS } from './csv-columns.js';
import { cellsByColumn, columnNames, csvRecords, delimiterWith, type Parsed } from './csv-records.js';
import { readArmorEntry, readUnitEntry, readWeaponEntry } from './own-entry.js';

/** Cells beyond the columns are dropped, since a row may consist of commas. */
const MAX_CELLS = CSV.columns.length + 1;

/** Whether a text begins with the header of our own CSV. */
export const isOwnCsv = (head: string): boolean =>
  delimiterWith(head, (names) => NEEDED_COLUMNS.every((needed) => names.includes(needed))) !== undefined;

/** The rows of an input. */
export async function* ownCsvRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  let columns: readonly string[] | undefined;
  let item = 0;
  for await (const records of csvRecords(input, chunks, NEEDED_COLUMNS, MAX_CELLS)) {
    const header = columns ?? checkedHeader(input, records[0]);
    const body = columns === undefined ? records.slice(1) : records;
    columns = header;
    yield body.map((record) => toRow(input, header, record, ++item));
  }
}

function checkedHeader(input: string, header: Parsed | undefined): readonly string[] {
  const names = columnNames(header?.record ?? []);
  const unknown = names.filter((name, index) => !CSV.columns.includes(name) || names.indexOf(name) !== index);
  if (unknown.length === 0) return names;
  const known = CSV.columns.join(', ');
  throw fileFault(input, unknown.join(', '), {
    en: `columns, each once, out of: ${known}`,
    ru: `столбцы, каждый один раз, из списка: ${known}`,
  });
}

function toRow(input: string, columns: readonly string[], { record, raw, info }: Parsed, item: number): Row {
  const parsed = record.length > columns.length ? TOO_MANY_CELLS : readCsvRow(cellsByColumn(columns, record), raw);
  return { place: { input, line: info.lines, item, sourceId: sourceIdOf(parsed) }, parsed };
}

const READERS: Readonly<Record<string, (entry: Readonly<Record<string, unknown>>, raw: string) => ParsedRow>> = {
  unit: readUnitEntry,
  weapon: (entry) => readWeaponEntry(withPlainAliases(entry)),
  armor: readArmorEntry,
};

function readCsvRow(row: CsvRow, raw: string): ParsedRow {
  const { entry = 'unit', ...rest } = CSV.toEntry(row);
  const read = Object.hasOwn(READERS, String(entry)) ? READERS[String(entry)] : undefined;
  return read === undefined ? refused({ code: 'UNKNOWN_VALUE', path: ['entry'], given: entry, ...ENTRIES }) : read(rest, raw);
}

/** Other names of weapons have no language. */
const withPlainAliases = ({ aliases, ...entry }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Array.isArray(aliases) ? { ...entry, aliases: aliases.map((alias: { readonly text?: unknown }) => alias.text) } : { ...entry, aliases };

const ENTRIES = choicesAllowed(Object.keys(READERS));
const TOO_MANY_CELLS = refused({
  code: 'TOO_MANY',
  path: [],
  given: undefined,
  allowed: { en: 'as many cells as the header has columns', ru: 'столько ячеек, сколько столбцов в заголовке' },
});
