/** The quick-reference sheet of a rule set: some of its tables, in the order of play. */
import type { Table } from './reference.js';

/**
 * The tables of these names. A name that no table has is a mistake of ours and throws.
 * @example sheetOf(tables, ['to-hit', 'ranges'])
 */
export const sheetOf = (tables: readonly Table[], names: readonly string[]): readonly Table[] =>
  names.map((name) => {
    const table = tables.find(({ id }) => id.endsWith(`/table/${name}`));
    if (!table) throw new Error(`the sheet names a table that does not exist: ${name}`);
    return table;
  });
