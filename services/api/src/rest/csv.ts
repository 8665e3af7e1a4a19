/** Tables and lists as rows: a printed table as it is printed, a list with a column a figure. */
import { isObject } from '@rangefinder/rules';

type Row = readonly string[];

/** Heading and rows, where the value is a table or a list; undefined where it is neither. */
export function recordsOf(value: unknown): readonly Row[] | undefined {
  if (isPrintedTable(value)) return [value.columns, ...value.rows];
  const list = Array.isArray(value) ? value : isObject(value) && Array.isArray(value.nodes) ? value.nodes : undefined;
  return list && tabulated(list);
}

const isPrintedTable = (value: unknown): value is { columns: Row; rows: readonly Row[] } =>
  isObject(value) && Array.isArray(value.columns) && Array.isArray(value.rows);

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
