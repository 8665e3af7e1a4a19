/** Our own CSV: conversion between entries and flat rows. Plain figures of every rule set have their own columns. */
import { distinct, NAME_FIELDS, SHAPE, type Shape } from '@rangefinder/query';
import {
  type AnyEntryType,
  ENTRY_SORTS,
  type EntrySort,
  FIRST_LANGUAGE,
  type Field,
  type Fields,
  fieldIn,
  isObject,
  LANGUAGES,
  wordsOf,
} from '@rangefinder/rules';
import { aliasCell, booleanCell, type Cell, jsonCell, listCell, mountsCell, numberCell, parseJsonCell, textCell } from './csv-cells.js';

type Entry = Readonly<Record<string, unknown>>;
/** Cells by column; empty if there is no value. */
export type CsvRow = Readonly<Record<string, string>>;

/** CSV of entries of given rule sets. */
export interface Csv {
  /** All columns, in order. */
  readonly columns: readonly string[];
  /** Columns that are read and not written: figures that the cost gives. */
  readonly readOnly: readonly string[];
  /** Columns of a figure. */
  columnsOf(figure: string): readonly string[];
  /** The other columns of the same value: of a damage, or of a text in two languages. */
  besides(column: string): readonly string[];
  /** Converts an entry to a row: a draft, or an entry of the API, whose figures name their type. */
  toRow(entry: Entry): CsvRow;
  /** The columns of an entry of the API, also those without a value. */
  columnsIn(entry: Entry): readonly string[];
  /** Converts a row to an entry. Empty cells are left out: they mean no value, or the default. */
  toEntry(row: CsvRow): Entry;
}

type Cells = Readonly<Record<string, Cell>>;

const HEAD: Cells = {
  entry: textCell,
  id: textCell,
  system: textCell,
  kind: textCell,
  ...Object.fromEntries(NAME_FIELDS.map((field) => [field, textCell])),
  aliases: aliasCell,
  cost: numberCell,
  source: textCell,
  sourceId: textCell,
  inPlay: booleanCell,
  abilities: listCell,
  weapons: mountsCell,
};
const TAIL: Cells = {
  isBase: booleanCell,
  availability: jsonCell,
  position: numberCell,
  corrections: jsonCell,
  past: jsonCell,
  checksum: textCell,
};
/** What downloads and lists say about a row. Imports read only when its source was read. */
const ABOUT: Cells = { sourcePage: textCell, badge: textCell, revision: numberCell, updatedAt: textCell, asOf: textCell };
/** Texts with a column for each language. */
const TEXTS = ['faction', 'abbreviation'];
/** Member of figures that names their type, in answers of the API. */
const TYPE_NAME = '__typename';
/** Column for the other figures, as JSON. */
const STATS = 'stats';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** `faction`, `factionRu`. */
const languageColumns = (name: string): readonly string[] => LANGUAGES.map((language) => fieldIn(name, language));
const COMMON = new Set([...Object.keys({ ...HEAD, ...TAIL, ...ABOUT }), ...TEXTS.flatMap(languageColumns), STATS]);

/** Columns that identify our own files. */
export const NEEDED_COLUMNS = ['system', 'name'] as const;

/** Plain figures of a type: one column for a value, or one for each word of a vocabulary. */
interface FigureCells {
  readonly type: AnyEntryType;
  readonly values: Cells;
  readonly lists: Readonly<Record<string, { readonly columns: readonly string[]; readonly cell: Cell }>>;
}

const CELLS: { readonly [K in Field['kind']]?: Cell } = {
  int: numberCell,
  number: numberCell,
  boolean: booleanCell,
  choice: textCell,
  id: textCell,
  text: textCell,
};

/** `damage` by range is `damageShort`, `damageMedium`, `damageLong`. */
const listColumns = (name: string, words: readonly string[]): readonly string[] => words.map((word) => name + capital(word.toLowerCase()));

function figureCells(type: AnyEntryType): FigureCells {
  const fields = Object.entries(type.fields as Fields).filter(([name]) => !COMMON.has(name));
  const values = fields.flatMap(([name, { kind }]) =>
    CELLS[kind] === undefined || name === type.costField ? [] : [[name, CELLS[kind]] as const],
  );
  const lists = fields.flatMap(([name, field]) => {
    const cell = field.kind === 'list' && field.by ? CELLS[field.item.kind] : undefined;
    const columns = field.kind === 'list' && field.by ? listColumns(name, wordsOf(field.by)) : [];
    return cell === undefined || columns.some((column) => COMMON.has(column)) ? [] : [[name, { columns, cell }] as const];
  });
  return { type, values: Object.fromEntries(values), lists: Object.fromEntries(lists) };
}

const columnsOf = ({ values, lists }: FigureCells): readonly string[] => [
  ...Object.keys(values),
  ...Object.values(lists).flatMap(({ columns }) => columns),
];

/** Columns of each figure; those of the codes of abilities are common to all rule sets. */
const columnsByFigure = ({ type, values, lists }: FigureCells): readonly (readonly [string, readonly string[]])[] => [
  ...Object.keys(values).map((name) => [name, [name]] as const),
  ...Object.entries(lists).map(([name, { columns }]) => [name, columns] as const),
  ...(type.abilities === undefined ? [] : [[type.abilities.field, ['abilities']] as const]),
];

/**
 * The CSV of given rule sets.
 * @example csvOf(SHAPE).columns.includes('damageShort') // true
 */
export function csvOf(shape: Shape): Csv {
  const byType = new Map(shape.types().map(({ type }) => [type, figureCells(type)]));
  const ofFigures = new Map([...byType.values()].flatMap(columnsByFigure));
  const readOnly = distinct(shape.types().flatMap(({ type: { costField } }) => (costField === undefined ? [] : [costField])));
  const composed = [...TEXTS.map(languageColumns), ...[...ofFigures.values()].filter(({ length }) => length > 1)];
  const byName = new Map([...byType.values()].map((cells) => [cells.type.type, cells]));
  const cellsOf = ({ entry = 'unit', system, kind, stats }: Entry): FigureCells | undefined => {
    if (isObject(stats) && stats[TYPE_NAME] !== undefined) return byName.get(String(stats[TYPE_NAME]));
    const sort = ENTRY_SORTS.find((each) => each === entry);
    const type = sort && shape.typeOf(sort, system, kindIn(sort, kind));
    return type && byType.get(type);
  };
  const columns = allColumns([...byType.values()]);
  return {
    columns,
    readOnly,
    columnsOf: (figure) => (readOnly.includes(figure) ? ['cost', figure] : (ofFigures.get(figure) ?? [])),
    besides: (column) => (composed.find((some) => some.includes(column)) ?? []).filter((other) => other !== column),
    columnsIn: (entry) => {
      const shown = shownColumns(entry, cellsOf(entry));
      return columns.filter((column) => shown.has(column));
    },
    toRow: (entry) => writtenEntry(entry, cellsOf(entry)),
    toEntry: (row) => {
      const common = read({ ...HEAD, ...TAIL }, row);
      const cells = cellsOf(common);
      const stats = cells ? { stats: readStats(cells, row, common) } : read({ [STATS]: jsonCell }, row);
      return { ...common, ...readTexts(row), ...stats };
    },
  };
}

const allColumns = (types: readonly FigureCells[]): readonly string[] => [
  ...Object.keys(HEAD),
  ...languageColumns('faction'),
  ...distinct(types.flatMap(columnsOf)),
  STATS,
  ...languageColumns('abbreviation'),
  ...Object.keys(TAIL),
  ...Object.keys(ABOUT),
];

/** The columns of an entry of the API. */
function shownColumns({ stats = {}, ...rest }: Entry, { values = {}, lists = {} }: Partial<FigureCells> = {}): ReadonlySet<string> {
  const ofFigure = (name: string) => (values[name] ? [name] : (lists[name]?.columns ?? [STATS]));
  const figures = Object.keys(stats as Entry).filter((name) => name !== TYPE_NAME);
  return new Set([...Object.keys(rest), ...figures.flatMap(ofFigure)]);
}

function writtenEntry({ stats = {}, ...rest }: Entry, cells: FigureCells | undefined): CsvRow {
  const { [TYPE_NAME]: _, ...figures } = stats as Entry;
  return {
    ...written({ ...HEAD, ...TAIL, ...ABOUT }, rest),
    ...writtenTexts(rest),
    ...(cells ? writtenStats(cells, figures, rest) : wholeStats(figures)),
  };
}

/** Armor has one kind. */
const kindIn = (sort: EntrySort, kind: unknown): unknown => (sort === 'armor' ? undefined : kind);

/** The CSV of this catalog. */
export const CSV = csvOf(SHAPE);

function writtenStats({ type, values, lists }: FigureCells, stats: Entry, { abilities, cost = null }: Entry): CsvRow {
  const fitting = Object.entries(lists).filter(
    ([name, { columns }]) => (stats[name] as readonly unknown[] | undefined)?.length === columns.length,
  );
  const inLists = fitting.flatMap(([name, { columns, cell }]) =>
    columns.map((column, index) => [column, cell.write((stats[name] as readonly unknown[])[index])] as const),
  );
  const hasColumns = new Set([...Object.keys(values), ...fitting.map(([name]) => name)]);
  const field = type.abilities?.field;
  if (field !== undefined && JSON.stringify(stats[field]) === JSON.stringify(abilities)) hasColumns.add(field);
  if (type.costField !== undefined && (stats[type.costField] || null) === cost) hasColumns.add(type.costField);
  const others = Object.fromEntries(Object.entries(stats).filter(([name]) => !hasColumns.has(name)));
  return { ...written(values, stats), ...Object.fromEntries(inLists), ...(Object.keys(others).length > 0 && wholeStats(others)) };
}

/** Without the nulls of the API, at every depth. */
const wholeStats = (stats: Entry): CsvRow => ({ [STATS]: JSON.stringify(stats, (_, value) => value ?? undefined) });

function readStats({ type, values, lists }: FigureCells, row: CsvRow, { abilities, cost }: Entry): unknown {
  const others = filled(row[STATS]) ? parseJsonCell(row[STATS]) : {};
  if (typeof others !== 'object' || others === null) return others;
  const field = type.abilities?.field;
  // An empty cell is an empty text for figures that may be unknown.
  const unknown = Object.entries((type.unknown ?? {}) as Entry).filter(([name, value]) => value === '' && row[name] !== undefined);
  const inLists = Object.entries(lists)
    .filter(([, { columns }]) => columns.some((column) => filled(row[column])))
    .map(([name, { columns, cell }]) => [name, columns.map((column) => cell.read(row[column] ?? ''))]);
  return {
    ...Object.fromEntries(unknown),
    ...(field !== undefined && abilities !== undefined && { [field]: abilities }),
    ...costFigure(type, row, cost),
    ...read(values, row),
    ...Object.fromEntries(inLists),
    ...others,
  };
}

/** The figure that the cost gives. An empty cell is the value of an unknown one. */
function costFigure({ costField, unknown = {} }: AnyEntryType, row: CsvRow, cost: unknown): Entry {
  if (costField === undefined) return {};
  if (filled(row[costField])) return { [costField]: numberCell.read(row[costField]) };
  if (row.cost === undefined && row[costField] === undefined) return {};
  return { [costField]: cost ?? (unknown as Entry)[costField] };
}

const writtenTexts = (entry: Entry): CsvRow =>
  Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = entry[name] as Entry | string | null | undefined;
      if (typeof text === 'string') return languageColumns(name).map((column) => [column, String(entry[column] ?? '')]);
      return text ? languageColumns(name).map((column, index) => [column, String(text[LANGUAGES[index] as string])]) : [];
    }),
  );

/** Texts of a row. A missing language gets the text of the first. */
const readTexts = (row: CsvRow): Entry =>
  Object.fromEntries(
    TEXTS.filter((name) => filled(row[name])).map((name) => [
      name,
      Object.fromEntries(
        languageColumns(name).map((column, index) => [LANGUAGES[index] ?? FIRST_LANGUAGE, filled(row[column]) ? row[column] : row[name]]),
      ),
    ]),
  );

const written = (cells: Cells, entry: Entry): CsvRow =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, { write }]) => {
      const value = entry[name];
      return value === null || value === undefined ? [] : [[name, write(value)]];
    }),
  );

const read = (cells: Cells, row: CsvRow): Entry =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, { read: take }]) => (filled(row[name]) ? [[name, take(row[name])]] : [])));

const filled = (cell: string | undefined): cell is string => cell !== undefined && cell !== '';
