/** The quick-reference sheet of a rule set: a selection of its tables, in the order of play. */
import type { Table } from './reference.js';

/**
 * The tables with these names. Throws for an unknown name, which is a bug.
 * @example sheetOf(tables, ['to-hit', 'ranges'])
 */
export const sheetOf = (tables: readonly Table[], names: readonly string[]): readonly Table[] =>
  names.map((name) => {
    const table = tables.find(({ id }) => id.endsWith(`/table/${name}`));
    if (!table) throw new Error(`the sheet names a table that does not exist: ${name}`);
    return table;
  });
