/** Writes many rows at once: by COPY where a server's connection is at hand, else by one insert of arrays. */
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { copyData, copyInto } from '../database/copy.js';
import type { Tables } from '../schema.js';
import { toCell } from './cells.js';

/** Columns of a table with their types in Postgres. */
export type Columns<C extends string = string> = Readonly<Record<C, string>>;

type Row<C extends string = string> = Readonly<Partial<Record<C, unknown>>>;

/** A transaction that many rows can be written in. */
export interface Writer {
  readonly trx: Transaction<Tables>;
  /**
   * Adds rows to a table; what a row does not have is null. The rows are made ready at once and sent in the order of the calls, so
   * that the next ones can be made ready while the database takes those before.
   */
  append<C extends string>(table: string, columns: Columns<C>, rows: readonly Row<NoInfer<C>>[]): Promise<void>;
  /** Does something once all that was appended before is written. */
  afterwards<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A writer; `client` is the connection of the transaction where that can take COPY.
 * @example await writerOf(trx).append('words', { word: 'text', sound: 'text' }, [{ word: 'atlas', sound: 'atlas' }])
 */
export function writerOf(trx: Transaction<Tables>, client?: pg.ClientBase): Writer {
  let last: Promise<unknown> = Promise.resolve();
  const afterwards = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    // Whoever asked for it hears of a failure; what comes after it fails by itself.
    last = done.catch(() => undefined);
    return done;
  };
  return {
    trx,
    afterwards,
    append: (table, columns, rows) => {
      if (rows.length === 0) return Promise.resolve();
      const names = Object.keys(columns) as (keyof typeof columns)[];
      if (client === undefined) return afterwards(() => insertRows(trx, table, columns, rows));
      const data = copyData(names, rows);
      return afterwards(() => copyInto(client, table, names, data));
    },
  };
}

/** Columns as arrays of text, taken apart again and read as their types by the database. */
async function insertRows(trx: Transaction<Tables>, table: string, columns: Columns, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(columns);
  const arrays = names.map((name) => sql`${rows.map((row) => toCell(row[name]))}::text[]`);
  const values = Object.entries(columns).map(([name, type]) => sql`rows.${sql.ref(name)}::${sql.raw(type)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as rows (${sql.join(names.map((name) => sql.ref(name)))})`.execute(trx);
}
