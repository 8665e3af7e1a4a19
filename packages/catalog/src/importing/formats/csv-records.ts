/** CSV records separated by commas, semicolons or tabs, as English and Russian spreadsheets save them. */
import { Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { fileFault } from '../file-fault.js';
import { beginning, joined } from '../inputs/utf8.js';
import { plainCell } from './formula-cells.js';

const DELIMITERS = [',', ';', '\t'] as const;
/** A delimiter is recognized by the columns in the beginning of the header. */
const HEAD_BYTES = 4_096;
/** Maximum characters of a row; an unclosed quotation mark fails there. */
const MAX_ROW_CHARACTERS = 1_048_576;
const ROW_BATCH_SIZE = 200;
/** Approximate maximum characters of the rows in a batch. */
const BATCH_CHARACTERS = 1_048_576;

/** A parsed record. */
export interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: InfoRecord;
}

/** The delimiter with which the header is recognized; undefined if there is none. */
export function delimiterWith(head: string, isHeader: (names: readonly string[]) => boolean): string | undefined {
  const [header = ''] = head.slice(0, HEAD_BYTES).split(/\r?\n/);
  return DELIMITERS.find((delimiter) => isHeader(columnNames(header.split(delimiter))));
}

/** Column names from the cells of a header. */
export const columnNames = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.replaceAll('"', '').trim());

/** Cells of a record by column. */
export const cellsByColumn = (columns: readonly string[], record: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((name, index) => [name, plainCell(record[index] ?? '')]));

/** The records of an input, in batches. The delimiter is the one with which the header is recognized. */
export async function* csvRecords(
  input: string,
  chunks: AsyncIterable<Buffer>,
  isHeader: (names: readonly string[]) => boolean,
  mostCells: number,
): AsyncGenerator<readonly Parsed[]> {
  const { head, rest } = await beginning(chunks, HEAD_BYTES);
  const delimiter = delimiterWith(head.toString(), isHeader) ?? ',';
  yield* parsedRecords(input, Readable.from(joined(head, rest)), delimiter, mostCells);
}

async function* parsedRecords(input: string, stream: Readable, delimiter: string, mostCells: number): AsyncGenerator<readonly Parsed[]> {
  // Inch marks are quotation marks that no one doubles by hand, so quotation marks within a cell are literal.
  const lenient = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const options = {
    delimiter,
    info: true,
    raw: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record: withoutExcess(mostCells),
    ...lenient,
  };
  const parser = stream.pipe(parse(options));
  stream.on('error', (error) => parser.destroy(error));
  let [held, characters]: [Parsed[], number] = [[], 0];
  try {
    for await (const record of parser as AsyncIterable<Parsed>) {
      characters += record.raw.length;
      if (held.push(record) < ROW_BATCH_SIZE && characters < BATCH_CHARACTERS) continue;
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

/** With `raw` and `info`, a record is an object around its cells, unlike its type. */
const withoutExcess =
  (mostCells: number) =>
  (parsed: string[]): string[] => {
    const { record, ...rest } = parsed as unknown as Parsed;
    return { ...rest, record: record.slice(0, mostCells) } as unknown as string[];
  };

function brokenCsv(input: string, error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = String((error as { readonly lines?: unknown }).lines ?? '?');
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return fileFault(input, '"', {
      en: `a quotation mark at both ends of a cell; one before line ${line} stays open`,
      ru: `кавычки с обеих сторон ячейки; до строки ${line} остались незакрытые`,
    });
  return fileFault(input, error.code, { en: `CSV; line ${line} is not (${error.code})`, ru: `CSV; строка ${line} — нет (${error.code})` });
}
