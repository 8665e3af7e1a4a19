/** Long tables in groups: neighboring rows with the same first value. */
import type { Table } from './sections.js';

/** Shorter tables are not grouped. */
const MIN_GROUPED_ROWS = 12;

/** A value of the first column, and its rows without that value. */
type Group = readonly [value: string, rows: Table['rows']];

/** The groups of a table; `undefined` if it is short, or if its groups have less than two rows on average. */
export function groupedRows({ rows }: Table): readonly Group[] | undefined {
  const groups: [string, Table['rows'][number][]][] = [];
  for (const [first = '', ...rest] of rows) {
    const last = groups.at(-1);
    if (last?.[0] === first) last[1].push(rest);
    else groups.push([first, [rest]]);
  }
  return groups.length < 2 || rows.length < MIN_GROUPED_ROWS || rows.length < 2 * groups.length ? undefined : groups;
}

const ZERO = /^0\s?%$/;

/** The table without columns in which every row is 0%, so that it fits a phone. */
export function withoutZeros({ columns, rows }: Table): Table {
  const isShown = columns.map((_, at) => rows.some((row) => !ZERO.test(row[at] ?? '')));
  return { columns: columns.filter((_, at) => isShown[at]), rows: rows.map((row) => row.filter((_, at) => isShown[at])) };
}
