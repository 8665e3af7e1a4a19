/** Writes many rows with one statement per table: an insert of one array per column. */
import { sql, type Transaction } from 'kysely';
import { type Columns, fromText, toCell } from '../database/cells.js';
import type { Tables } from '../schema.js';

/** Bulk writes within a transaction. */
export interface Writer {
  readonly trx: Transaction<Tables>;
  /** Adds rows for a table; missing values are null. They are sent in the order of the calls. */
  append<R>(table: string, columns: Columns<R>, rows: readonly NoInfer<R>[]): void;
  /** Writes the added rows. */
  send(): Promise<void>;
  /** Queues other work without waiting for it. */
  enqueue(work: Promise<unknown>): Promise<void>;
  /** Resolves when all queued work is done; rejects with its first error. */
  flush(): Promise<void>;
}

/** Maximum number of queued writes: enough to keep the database busy, few enough to fit into memory. */
const MAX_PENDING_WRITES = 12;

/**
 * Creates a writer.
 * @example const writer = writerOf(trx); writer.append('unit_weapons', MOUNT_COLUMNS, mounts); await writer.send()
 */
export function writerOf(trx: Transaction<Tables>): Writer {
  const underWay: Promise<unknown>[] = [];
  let all: Promise<unknown> = Promise.resolve();
  const enqueue = async (work: Promise<unknown>): Promise<void> => {
    const before = all;
    // The first error is reported, since all later ones follow from it.
    all = work.catch(async (error: unknown) => {
      await before;
      throw error;
    });
    all.catch(() => undefined);
    if (underWay.push(all) > MAX_PENDING_WRITES) await underWay.shift();
  };
  const flush = async (): Promise<void> => {
    await Promise.all(underWay.splice(0));
  };
  return { trx, enqueue, flush, ...inserting(trx) };
}

type Adding = Pick<Writer, 'append' | 'send'>;

function inserting(trx: Transaction<Tables>): Adding {
  let ready: (() => Promise<void>)[] = [];
  return {
    append: (table, columns, rows) => {
      if (rows.length > 0) ready.push(() => insertRows(trx, table, columns, rows));
    },
    send: async () => {
      const inserts = ready;
      ready = [];
      for (const insert of inserts) await insert();
    },
  };
}

/** Sends each column as an array of texts, which the database converts to the column's type. */
async function insertRows<R>(trx: Transaction<Tables>, table: string, columns: Columns<R>, rows: readonly R[]): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(({ of }) => sql`${rows.map((row) => toCell(of(row)))}::text[]`);
  const values = Object.entries(columns).map(([name, { type }]) => fromText(type, sql`rows.${sql.ref(name)}`));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as rows (${sql.join(names.map((name) => sql.ref(name)))})`.execute(trx);
}
