/**
 * The first load of a catalog. Keeping a score of indexes row by row takes longer than building them over all rows at the end,
 * so they are put aside. That locks readers out until the transaction ends, hence only where there is next to nothing to read
 * yet. Taken back or killed, the transaction leaves every index as it was.
 */
import { sql, type Transaction } from 'kysely';
import { columnOf } from '../domain/figure-columns.js';
import { SHEET_FIGURES } from '../domain/figures.js';
import type { Tables } from '../schema.js';

/** Units of a catalog in which there is next to nothing to read. */
const NEARLY_EMPTY = 2_000;
/** Measured: sorting in more memory takes longer, since it leaves the processor's cache. */
const SORTING_MEMORY = '64MB';
/** Indexes that few units get into: keeping them costs next to nothing, while building one reads the whole table. */
const SELDOM_ENTERED = ['units_not_in_play', ...SHEET_FIGURES.map((figure) => `units_by_${columnOf(figure)}`)];
/** Units of an import from which on it pays. */
const WORTH_IT = 1_000;

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Decides while rows are added, and sees to the indexes. */
export interface MassLoad {
  /** To be called before units are added. */
  adding(units: number): Promise<void>;
  /** To be called before the commit. */
  finish(): Promise<void>;
}

/** A mass load in a transaction. */
export function massLoad(trx: Transaction<Tables>, nearlyEmpty: boolean): MassLoad {
  let aside: readonly Index[] = [];
  let total = 0;
  return {
    adding: async (units) => {
      total += units;
      if (!nearlyEmpty || aside.length > 0 || total < WORTH_IT) return;
      aside = await indexesOfUnits(trx);
      await sql`drop index ${sql.join(aside.map(({ name }) => sql.ref(name)))}`.execute(trx);
    },
    finish: async () => {
      if (aside.length === 0) return;
      await sql`set local maintenance_work_mem = ${sql.lit(SORTING_MEMORY)}`.execute(trx);
      for (const { definition } of aside) await sql.raw(definition).execute(trx);
    },
  };
}

/** Whether there is next to nothing in the catalog. */
export async function isNearlyEmpty(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ many: boolean }>`
    select exists (select from units offset ${NEARLY_EMPTY}) as many`.execute(trx);
  return rows[0]?.many === false;
}

/** All indexes but those that keep keys unique, and those that are no trouble. */
async function indexesOfUnits(trx: Transaction<Tables>): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'units'::regclass and not indisunique and relname <> all(${SELDOM_ENTERED}) order by relname`.execute(trx);
  return rows;
}
