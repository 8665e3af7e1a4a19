type Entry = Readonly<Record<string, unknown>>;
/** Cells by column; empty where there is nothing. */
export type CsvRow = Readonly<Record<string, string>>;
/** All columns, in their order. */
export declare const CSV_COLUMNS: readonly string[];
/** Columns without which a file is none of ours. */
export declare const NEEDED_COLUMNS: readonly ['system', 'name'];
/** An entry as a row. */
export declare function toCsvRow(entry: Entry): CsvRow;
/** A row as an entry. What is empty is left out: it has no value, or the usual one. */
export declare function toEntry(row: CsvRow): Entry;
export {};
