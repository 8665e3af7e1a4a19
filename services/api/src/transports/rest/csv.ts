/**
 * Answers as CSV: a table as printed, a grid with one row per cell, a distribution of dice with one row per outcome, a ranking with one
 * column per figure, a list with one column per field (also the only list of an answer), units with the columns of `catalog.csv`,
 * anything else as one row.
 */
import { catalogCsv } from '@rangefinder/catalog';
import { entryTypes, isObject, systems } from '@rangefinder/rules';

type Row = readonly string[];
type Values = Readonly<Record<string, unknown>>;

/** Returns the header row and the data rows. */
export function recordsOf(value: unknown): readonly Row[] {
  if (isPrintedTable(value)) return [value.columns, ...value.rows];
  if (isGrid(value)) return gridRows(value);
  if (isRanking(value)) return tabulated(value.nodes.map((node) => rankedEntry(node, value.figures)));
  if (isDistribution(value)) return tabulated(value.outcomes);
  return tabulated(listIn(value) ?? [value]);
}

const isPrintedTable = (value: unknown): value is { columns: Row; rows: readonly Row[] } =>
  isObject(value) && Array.isArray(value.columns) && Array.isArray(value.rows);

/** Returns a list, the nodes of a page, or the only requested list. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  const [only, ...others] = Object.values(value);
  return [value.nodes, others.length === 0 ? only : undefined].find((one) => Array.isArray(one));
}

/** Whether the answer is a distribution of dice, whose other fields follow from the outcomes. */
const isDistribution = (value: unknown): value is { outcomes: readonly unknown[] } =>
  isObject(value) && Array.isArray(value.outcomes) && value.outcomes.every((outcome) => isObject(outcome) && 'chance' in outcome);

interface GridFigure {
  readonly figure: string;
  readonly numbers: readonly unknown[];
  readonly fractions: readonly unknown[] | null;
  readonly texts: readonly unknown[] | null;
}

interface Grid {
  readonly axes: readonly { readonly input: string; readonly values: readonly { readonly value: string }[] }[];
  readonly figures: readonly GridFigure[];
}

const isGrid = (value: unknown): value is Grid => isObject(value) && Array.isArray(value.axes) && Array.isArray(value.figures);

/** One row per cell: its coordinates, then its figures, with chances as decimals and fractions. */
function gridRows({ axes, figures }: Grid): readonly Row[] {
  const places = axes.reduce<readonly Row[]>((rows, { values }) => rows.flatMap((row) => values.map(({ value }) => [...row, value])), [[]]);
  const columns = figures.flatMap(columnsOf);
  const head = [...axes.map(({ input }) => input), ...columns.map(({ name }) => name)];
  return [head, ...places.map((place, cell) => [...place, ...columns.map(({ cells }) => textOf(cells[cell]))])];
}

const columnsOf = ({
  figure,
  numbers,
  fractions,
  texts,
}: GridFigure): readonly { readonly name: string; readonly cells: readonly unknown[] }[] => [
  { name: figure, cells: texts ?? numbers },
  ...(fractions ? [{ name: `${figure}.fraction`, cells: fractions }] : []),
];

interface RankedNode extends Values {
  readonly values: readonly { readonly number: number | null; readonly text: string | null }[];
}

interface RankingOf {
  readonly figures: readonly { readonly figure: string }[];
  readonly nodes: readonly RankedNode[];
}

const isRanking = (value: unknown): value is RankingOf =>
  isObject(value) && Array.isArray(value.nodes) && Array.isArray(value.figures) && Array.isArray(value.leftOut);

const rankedEntry = ({ values, ...node }: RankedNode, figures: RankingOf['figures']): Values => ({
  ...node,
  ...Object.fromEntries(figures.map(({ figure }, place) => [figure, values[place]?.number ?? values[place]?.text])),
});

function tabulated(list: readonly unknown[]): readonly Row[] {
  const flat = list.map((entry) => (isUnit(entry) ? unitCells(entry) : flattened(entry)));
  const columns = [...new Set(flat.flatMap((entry) => [...entry.keys()]))];
  return [columns, ...flat.map((entry) => columns.map((column) => entry.get(column) ?? ''))];
}

const UNIT_TYPES: ReadonlySet<unknown> = new Set(entryTypes(systems, 'unit').map(({ type }) => type));

const isUnit = (value: unknown): value is Values => isObject(value) && isObject(value.stats) && UNIT_TYPES.has(value.stats.__typename);

/** The cells of a unit, in the columns of the download `catalog.csv`. */
function unitCells(unit: Values): Map<string, string> {
  const row = catalogCsv.toRow(unit);
  return new Map(catalogCsv.columnsIn(unit).map((column) => [column, row[column] ?? '']));
}

/** `{ stats: { size: 4 } }` becomes `stats.size`. Lists of scalars are joined, others are JSON. */
function flattened(value: unknown, prefix = ''): Map<string, string> {
  if (!isObject(value)) return new Map([[prefix || 'value', textOf(value)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...flattened(inner, prefix ? `${prefix}.${name}` : name)]));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join(' | ');
}
