/**
 * Answers as rows for spreadsheets: a printed table as it is printed, a grid with a row a cell, a ranking with a column a figure, a list
 * with a column a field (also the only field of an answer), anything else as one row.
 */
import { isObject } from '@rangefinder/rules';

type Row = readonly string[];
type Values = Readonly<Record<string, unknown>>;

/** Heading and rows. */
export function recordsOf(value: unknown): readonly Row[] {
  if (isPrintedTable(value)) return [value.columns, ...value.rows];
  if (isGrid(value)) return gridRows(value);
  if (isRanking(value)) return tabulated(value.nodes.map((node) => rankedEntry(node, value.figures)));
  return tabulated(listIn(value) ?? [value]);
}

const isPrintedTable = (value: unknown): value is { columns: Row; rows: readonly Row[] } =>
  isObject(value) && Array.isArray(value.columns) && Array.isArray(value.rows);

/** A list, the entries of a page, or the one list that was asked for. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  const [only, ...others] = Object.values(value);
  return [value.nodes, others.length === 0 ? only : undefined].find((one) => Array.isArray(one));
}

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

/** A row a cell: where it stands, then its figures, chances as decimals and as fractions. */
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
  const flat = list.map((entry) => flattened(entry));
  const columns = [...new Set(flat.flatMap((entry) => [...entry.keys()]))];
  return [columns, ...flat.map((entry) => columns.map((column) => entry.get(column) ?? ''))];
}

/** `{ stats: { size: 4 } }` → `stats.size`; lists of plain values joined, others as JSON. */
function flattened(value: unknown, prefix = ''): Map<string, string> {
  if (!isObject(value)) return new Map([[prefix || 'value', textOf(value)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...flattened(inner, prefix ? `${prefix}.${name}` : name)]));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join('; ');
}
