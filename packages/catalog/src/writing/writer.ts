/** Writes many rows at once: by COPY where the session has it, else by one insert of arrays. */
import { sql, type Transaction } from 'kysely';
import { type Columns, fromText, toCell } from '../database/cells.js';
import type { CopyRows, ReadyRows } from '../database/copy.js';
import { copyData } from '../database/copy-format.js';
import type { Tables } from '../schema.js';

/** A transaction that many rows can be written in. */
export interface Writer {
  readonly trx: Transaction<Tables>;
  /** Makes rows ready for a table; what a row does not have is null. They are sent in the order of the calls. */
  append<R>(table: string, columns: Columns<R>, rows: readonly NoInfer<R>[]): void;
  /**
   * Sends all that was made ready. Resolves when it is handed over: the next rows can be made ready while the database takes these.
   * What is asked later on the same connection is answered after them.
   */
  send(): Promise<void>;
  /** Hands over something else that nobody waits for. */
  handOver(work: Promise<unknown>): Promise<void>;
  /** Resolves when all that was handed over is written; rejects with the first thing that went wrong. */
  settled(): Promise<void>;
}

/** Pieces that the database may lag behind: enough to keep it busy, few enough to hold in memory. */
const MAX_PENDING_WRITES = 12;

/**
 * A writer; `copy` is that of the session, where it has one.
 * @example const writer = writerOf(trx); writer.append('unit_weapons', MOUNT_COLUMNS, mounts); await writer.send()
 */
export function writerOf(trx: Transaction<Tables>, copy?: CopyRows): Writer {
  const underWay: Promise<unknown>[] = [];
  let all: Promise<unknown> = Promise.resolve();
  const handOver = async (work: Promise<unknown>): Promise<void> => {
    const before = all;
    // The first failure is the one to hear of: it makes all that comes after it fail.
    all = work.catch(async (error: unknown) => {
      await before;
      throw error;
    });
    all.catch(() => undefined);
    if (underWay.push(all) > MAX_PENDING_WRITES) await underWay.shift();
  };
  const settled = async (): Promise<void> => {
    await Promise.all(underWay.splice(0));
  };
  return { trx, handOver, settled, ...(copy === undefined ? inserting(trx) : copying(copy, handOver)) };
}

type Adding = Pick<Writer, 'append' | 'send'>;

function copying(copy: CopyRows, handOver: Writer['handOver']): Adding {
  let ready: ReadyRows[] = [];
  return {
    append: (table, columns, rows) => {
      if (rows.length === 0) return;
      ready.push({ table, columns: Object.keys(columns), data: copyData(columns, rows) });
    },
    send: async () => {
      const pieces = ready;
      ready = [];
      if (pieces.length > 0) await handOver(copy(pieces));
    },
  };
}

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

/** Columns as arrays of text, taken apart again and read as their types by the database. */
async function insertRows<R>(trx: Transaction<Tables>, table: string, columns: Columns<R>, rows: readonly R[]): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(({ of }) => sql`${rows.map((row) => toCell(of(row)))}::text[]`);
  const values = Object.entries(columns).map(([name, { type }]) => fromText(type, sql`rows.${sql.ref(name)}`));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as rows (${sql.join(names.map((name) => sql.ref(name)))})`.execute(trx);
}
