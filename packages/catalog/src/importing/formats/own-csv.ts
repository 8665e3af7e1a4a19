/** Rows of our own CSV, separated by commas, semicolons or tabs, as English and Russian spreadsheets save them. */
import { choicesAllowed, closest, isObject, type Problem } from '@rangefinder/rules';
import type { UnitDraft } from '../../domain/drafts.js';
import { entryOf } from '../../domain/entry.js';
import { fileFault } from '../file-fault.js';
import { type ParsedRow, type Row, refused, sourceIdOf } from '../parsed-rows.js';
import { withAsOf } from './as-of.js';
import { CSV, type CsvRow, NEEDED_COLUMNS } from './csv-columns.js';
import { cellsByColumn, columnNames, csvRecords, delimiterWith, type Parsed } from './csv-records.js';
import { type IsSaid, readArmorEntry, readUnitEntry, readWeaponEntry } from './own-entry.js';

/** Cells beyond the columns are dropped, since a row may consist of commas. */
const MAX_CELLS = CSV.columns.length + 1;
const READABLE: readonly string[] = [...CSV.columns, ...CSV.readOnly];

/** Whether a text begins with the header of our own CSV. */
export const isOwnCsv = (head: string): boolean => delimiterWith(head, hasNeeded) !== undefined;

const hasNeeded = (names: readonly string[]): boolean => NEEDED_COLUMNS.every((needed) => names.includes(needed));

/** The rows of an input. */
export async function* ownCsvRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  let columns: readonly string[] | undefined;
  let item = 0;
  for await (const records of csvRecords(input, chunks, hasNeeded, MAX_CELLS)) {
    const header = columns ?? checkedHeader(input, records[0]);
    const body = columns === undefined ? records.slice(1) : records;
    columns = header;
    yield body.map((record) => toRow(input, header, record, ++item));
  }
}

function checkedHeader(input: string, header: Parsed | undefined): readonly string[] {
  const names = columnNames(header?.record ?? []);
  const unknown = names.filter((name, index) => !READABLE.includes(name) || names.indexOf(name) !== index);
  if (unknown.length === 0) return names;
  const known = READABLE.join(', ');
  const instead = (word: string): string =>
    unknown.flatMap((name) => (columnsMeant(name).length > 0 ? [`${columnsMeant(name).join(', ')} ${word} ${name}; `] : [])).join('');
  throw fileFault(input, unknown.join(', '), {
    en: `${instead('instead of')}columns, each once, out of: ${known}`,
    ru: `${instead('вместо')}столбцы, каждый один раз, из списка: ${known}`,
  });
}

/** The columns that an unknown name probably means: those of a figure, or the nearest one. */
function columnsMeant(name: string): readonly string[] {
  if (READABLE.includes(name)) return [];
  const ofFigure = CSV.columnsOf(name);
  return ofFigure.length > 0 ? ofFigure : [closest(name, READABLE) ?? []].flat();
}

function toRow(input: string, columns: readonly string[], { record, raw, info }: Parsed, item: number): Row {
  const parsed =
    record.length > columns.length ? tooManyCells(record.length, columns.length) : readCsvRow(cellsByColumn(columns, record), raw, columns);
  return { place: { input, line: info.lines, item, sourceId: sourceIdOf(parsed) }, parsed };
}

type Reader = (entry: Readonly<Record<string, unknown>>, raw: string, isSaid: IsSaid) => ParsedRow;

const READERS: Readonly<Record<string, Reader>> = {
  unit: readUnitEntry,
  weapon: (entry) => readWeaponEntry(withPlainAliases(entry)),
  armor: readArmorEntry,
};

function readCsvRow(row: CsvRow, raw: string, columns: readonly string[]): ParsedRow {
  const { entry = 'unit', ...rest } = CSV.toEntry(row);
  const read = Object.hasOwn(READERS, String(entry)) ? READERS[String(entry)] : undefined;
  if (read === undefined) return refused({ code: 'UNKNOWN_VALUE', path: ['entry'], given: entry, ...ENTRIES });
  const others = isObject(rest.stats) ? rest.stats : {};
  // A column says its field in every row, even with an empty cell.
  const entryRow = read(rest, raw, (field) => {
    const figure = field.startsWith(STATS) ? field.slice(STATS.length) : undefined;
    if (figure === undefined) return field === 'stats' || columns.includes(field);
    return (filled(row.stats) && Object.hasOwn(others, figure)) || CSV.columnsOf(figure).some((column) => columns.includes(column));
  });
  const parsed = withAsOf(entryRow, row.asOf);
  const missing = CSV.columns.filter((column) => !columns.includes(column) && CSV.besides(column).some((other) => columns.includes(other)));
  return missing.length === 0 || entry !== 'unit' ? parsed : withoutColumns(row, raw, columns, missing);
}

/** A row with only some columns of a figure takes the others from the unit of the catalog. */
function withoutColumns(row: CsvRow, raw: string, columns: readonly string[], missing: readonly string[]): ParsedRow {
  const { id, source, sourceId } = row;
  const by = filled(id) ? { id } : { source: source ?? '', sourceId: sourceId ?? '' };
  const problems = missing.map((column): Problem => ({ code: 'MISSING', path: [column], given: undefined, allowed: A_COLUMN }));
  const completed = (known: UnitDraft): ParsedRow => {
    const cells = CSV.toRow({ entry: 'unit', ...entryOf(known) });
    const taken = Object.fromEntries(missing.map((column) => [column, cells[column] ?? '']));
    return readCsvRow({ ...row, ...taken }, raw, [...columns, ...missing]);
  };
  return { kind: 'refused', sourceId, problems, lacking: { by, completed } };
}

const A_COLUMN = { en: 'a column with this name', ru: 'столбец с этим именем' };

const STATS = 'stats.';
const filled = (cell: string | undefined): cell is string => cell !== undefined && cell !== '';

/** Other names of weapons have no language. */
const withPlainAliases = ({ aliases, ...entry }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Array.isArray(aliases) ? { ...entry, aliases: aliases.map((alias: { readonly text?: unknown }) => alias.text) } : { ...entry, aliases };

const ENTRIES = choicesAllowed(Object.keys(READERS));
const tooManyCells = (given: number, columns: number): ParsedRow =>
  refused({
    code: 'TOO_MANY',
    path: ['row'],
    given,
    allowed: { en: `${columns}, one for each column`, ru: `${columns}, по одной на столбец` },
  });
