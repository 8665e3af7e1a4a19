/** Writes many rows at once: by COPY where a server's connection is at hand, else by one insert of arrays. */
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { copyRows } from '../database/copy.js';
import type { Tables } from '../schema.js';
import { cellsOf } from './cells.js';

/** Columns of a table with their types in Postgres. */
export type Columns<C extends string = string> = Readonly<Record<C, string>>;

/** A transaction that many rows can be written in. */
export interface Writer {
  readonly trx: Transaction<Tables>;
  /** Adds rows to a table; what a row does not have is null. */
  append<C extends string>(table: string, columns: Columns<C>, rows: readonly Readonly<Partial<Record<NoInfer<C>, unknown>>>[]): Promise<void>;
}

/**
 * A writer; `client` is the connection of the transaction where that can take COPY.
 * @example await writerOf(trx).append('words', { word: 'text', sound: 'text' }, [{ word: 'atlas', sound: 'atlas' }])
 */
export const writerOf = (trx: Transaction<Tables>, client?: pg.ClientBase): Writer => ({
  trx,
  append: async (table, columns, rows) => {
    if (rows.length === 0) return;
    const names = Object.keys(columns) as (keyof typeof columns)[];
    const cells = rows.map((row) => cellsOf(row, names));
    await (client === undefined ? insertRows(trx, table, columns, cells) : copyRows(client, table, names, cells));
  },
});

/** Columns as arrays of text, taken apart again and read as their types by the database. */
async function insertRows(
  trx: Transaction<Tables>,
  table: string,
  columns: Columns,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = Object.keys(columns);
  const arrays = names.map((_, index) => sql`${rows.map((row) => row[index])}::text[]`);
  const values = Object.entries(columns).map(([name, type]) => sql`rows.${sql.ref(name)}::${sql.raw(type)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as rows (${sql.join(names.map((name) => sql.ref(name)))})`.execute(trx);
}
