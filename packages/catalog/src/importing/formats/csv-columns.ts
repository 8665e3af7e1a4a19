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
  LANGUAGES,
  wordsOf,
} from '@rangefinder/rules';
import { aliasCell, booleanCell, type Cell, jsonCell, listCell, numberCell, parseJsonCell, textCell } from './csv-cells.js';

type Entry = Readonly<Record<string, unknown>>;
/** Cells by column; empty if there is no value. */
export type CsvRow = Readonly<Record<string, string>>;

/** CSV of entries of given rule sets. */
export interface Csv {
  /** All columns, in order. */
  readonly columns: readonly string[];
  /** Columns of a figure. */
  columnsOf(figure: string): readonly string[];
  /** The other columns of the value that a column is a part of: a damage, a text in two languages. */
  besides(column: string): readonly string[];
  /** Converts an entry to a row. */
  toRow(entry: Entry): CsvRow;
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
  weapons: jsonCell,
};
const TAIL: Cells = {
  isBase: booleanCell,
  availability: jsonCell,
  position: numberCell,
  corrections: jsonCell,
  past: jsonCell,
  checksum: textCell,
};
/** Texts with a column for each language. */
const TEXTS = ['faction', 'abbreviation'];
/** Column for the other figures, as JSON. */
const STATS = 'stats';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** `faction`, `factionRu`. */
const languageColumns = (name: string): readonly string[] => LANGUAGES.map((language) => fieldIn(name, language));
const COMMON = new Set([...Object.keys({ ...HEAD, ...TAIL }), ...TEXTS.flatMap(languageColumns), STATS]);

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
  const values = fields.flatMap(([name, { kind }]) => (CELLS[kind] === undefined ? [] : [[name, CELLS[kind]] as const]));
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
  const composed = [...TEXTS.map(languageColumns), ...[...ofFigures.values()].filter(({ length }) => length > 1)];
  const cellsOf = ({ entry = 'unit', system, kind }: Entry): FigureCells | undefined => {
    const sort = ENTRY_SORTS.find((each) => each === entry);
    const type = sort && shape.typeOf(sort, system, kindIn(sort, kind));
    return type && byType.get(type);
  };
  return {
    columns: [
      ...Object.keys(HEAD),
      ...languageColumns('faction'),
      ...distinct([...byType.values()].flatMap(columnsOf)),
      STATS,
      ...languageColumns('abbreviation'),
      ...Object.keys(TAIL),
    ],
    columnsOf: (figure) => ofFigures.get(figure) ?? [],
    besides: (column) => (composed.find((some) => some.includes(column)) ?? []).filter((other) => other !== column),
    toRow: (entry) => {
      const { stats = {}, ...rest } = entry as Entry & { readonly stats?: Entry };
      const cells = cellsOf(entry);
      return {
        ...written({ ...HEAD, ...TAIL }, rest),
        ...writtenTexts(rest),
        ...(cells ? writtenStats(cells, stats, rest.abilities) : wholeStats(stats)),
      };
    },
    toEntry: (row) => {
      const common = read({ ...HEAD, ...TAIL }, row);
      const cells = cellsOf(common);
      const stats = cells ? { stats: readStats(cells, row, common.abilities) } : read({ [STATS]: jsonCell }, row);
      return { ...common, ...readTexts(row), ...stats };
    },
  };
}

/** Armor has one kind. */
const kindIn = (sort: EntrySort, kind: unknown): unknown => (sort === 'armor' ? undefined : kind);

/** The CSV of this catalog. */
export const CSV = csvOf(SHAPE);

function writtenStats({ type, values, lists }: FigureCells, stats: Entry, abilities: unknown): CsvRow {
  const fitting = Object.entries(lists).filter(
    ([name, { columns }]) => (stats[name] as readonly unknown[] | undefined)?.length === columns.length,
  );
  const inLists = fitting.flatMap(([name, { columns, cell }]) =>
    columns.map((column, index) => [column, cell.write((stats[name] as readonly unknown[])[index])] as const),
  );
  const hasColumns = new Set([...Object.keys(values), ...fitting.map(([name]) => name)]);
  const field = type.abilities?.field;
  if (field !== undefined && JSON.stringify(stats[field]) === JSON.stringify(abilities)) hasColumns.add(field);
  const others = Object.fromEntries(Object.entries(stats).filter(([name]) => !hasColumns.has(name)));
  return { ...written(values, stats), ...Object.fromEntries(inLists), ...(Object.keys(others).length > 0 && wholeStats(others)) };
}

const wholeStats = (stats: Entry): CsvRow => ({ [STATS]: JSON.stringify(stats) });

function readStats({ type, values, lists }: FigureCells, row: CsvRow, abilities: unknown): unknown {
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
    ...read(values, row),
    ...Object.fromEntries(inLists),
    ...others,
  };
}

const writtenTexts = (entry: Entry): CsvRow =>
  Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = entry[name] as Entry | null | undefined;
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
