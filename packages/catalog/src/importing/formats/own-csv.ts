/** Rows of our own CSV, parted by commas, semicolons or tabs, as spreadsheets of either language save them. */
import { Readable } from 'node:stream';
import { choicesAllowed } from '@rangefinder/rules';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { fileFault } from '../file-fault.js';
import { beginning, joined } from '../inputs/utf8.js';
import { type Reading, type Row, refused, sourceIdOf } from '../readings.js';
import { CSV, type CsvRow, NEEDED_COLUMNS } from './csv-columns.js';
import { readArmorEntry, readUnitEntry, readWeaponEntry } from './own-entry.js';

const DELIMITERS = [',', ';', '\t'] as const;
const HEAD_BYTES = 4_096;
/** Characters of a row, at most; a quotation mark that is never closed ends there. */
const LONGEST_ROW = 1_048_576;
const ROWS_AT_ONCE = 200;
/** Characters of rows that are held at once, about. */
const CHARACTERS_AT_ONCE = 1_048_576;
/** More cells than there are columns are not kept: a row may consist of nothing but commas. */
const MOST_CELLS = CSV.columns.length + 1;

/** The sign between the columns of a header, or undefined when it is not one of our files. */
export function delimiterOf(head: string): string | undefined {
  const [header = ''] = head.split(/\r?\n/);
  return DELIMITERS.find((delimiter) => {
    const names = columnNames(header.split(delimiter));
    return NEEDED_COLUMNS.every((needed) => names.includes(needed));
  });
}

const columnNames = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.replaceAll('"', '').trim());

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: InfoRecord;
}

/** The rows of an input. */
export async function* ownCsvRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  const { head, rest } = await beginning(chunks, HEAD_BYTES);
  const delimiter = delimiterOf(head.toString()) ?? ',';
  let columns: readonly string[] | undefined;
  let item = 0;
  for await (const records of parsedRecords(input, Readable.from(joined(head, rest)), delimiter)) {
    const header = columns ?? checkedHeader(input, records[0]);
    const body = columns === undefined ? records.slice(1) : records;
    columns = header;
    yield body.map((record) => toRow(input, header, record, ++item));
  }
}

async function* parsedRecords(input: string, stream: Readable, delimiter: string): AsyncGenerator<readonly Parsed[]> {
  // Inches are marked with a quotation mark, which nobody doubles by hand: within a cell it stands for itself.
  const lenient = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const options = { delimiter, info: true, raw: true, max_record_size: LONGEST_ROW, on_record: withoutExcess, ...lenient };
  const parser = stream.pipe(parse(options));
  stream.on('error', (error) => parser.destroy(error));
  let [held, characters]: [Parsed[], number] = [[], 0];
  try {
    for await (const record of parser as AsyncIterable<Parsed>) {
      characters += record.raw.length;
      if (held.push(record) < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
      yield held;
      [held, characters] = [[], 0];
    }
  } catch (error) {
    throw brokenCsv(input, error);
  } finally {
    stream.destroy();
  }
  if (held.length > 0) yield held;
}

/** With `raw` and `info`, a record comes as an object around its cells, whatever its type says. */
function withoutExcess(parsed: string[]): string[] {
  const { record, ...rest } = parsed as unknown as Parsed;
  return { ...rest, record: record.slice(0, MOST_CELLS) } as unknown as string[];
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
  const reading = record.length > columns.length ? TOO_MANY_CELLS : readCsvRow(cellsByColumn(columns, record), raw);
  return { place: { input, line: info.lines, item, sourceId: sourceIdOf(reading) }, reading };
}

const cellsByColumn = (columns: readonly string[], record: readonly string[]): CsvRow =>
  Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));

const READERS: Readonly<Record<string, (entry: Readonly<Record<string, unknown>>, raw: string) => Reading>> = {
  unit: readUnitEntry,
  weapon: (entry) => readWeaponEntry(withPlainAliases(entry)),
  armor: readArmorEntry,
};

function readCsvRow(row: CsvRow, raw: string): Reading {
  const { entry = 'unit', ...rest } = CSV.toEntry(row);
  const read = Object.hasOwn(READERS, String(entry)) ? READERS[String(entry)] : undefined;
  return read === undefined ? refused({ code: 'UNKNOWN_VALUE', path: ['entry'], given: entry, ...ENTRIES }) : read(rest, raw);
}

/** Other names of weapons belong to no language. */
const withPlainAliases = ({ aliases, ...entry }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Array.isArray(aliases) ? { ...entry, aliases: aliases.map((alias: { readonly text?: unknown }) => alias.text) } : { ...entry, aliases };

function brokenCsv(input: string, error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = String((error as { readonly lines?: unknown }).lines ?? '?');
  return fileFault(input, error.code, { en: `CSV; line ${line} is not (${error.code})`, ru: `CSV; строка ${line} — нет (${error.code})` });
}

const ENTRIES = choicesAllowed(Object.keys(READERS));
const TOO_MANY_CELLS = refused({
  code: 'TOO_MANY',
  path: [],
  given: undefined,
  allowed: { en: 'as many cells as the header has columns', ru: 'столько ячеек, сколько столбцов в заголовке' },
});
