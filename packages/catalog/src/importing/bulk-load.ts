/**
 * The first load of a catalog. Maintaining a score of indexes row by row takes longer than building them over all rows at the end,
 * so they are dropped and rebuilt. That locks readers out until the transaction ends, hence only where there is next to nothing to
 * read yet. Rolled back or killed, the transaction leaves every index as it was.
 */
import { sql, type Transaction } from 'kysely';
import { figureIndexName } from '../database/unit-indexes.js';
import type { UnitDraft } from '../domain/drafts.js';
import { FIGURES } from '../domain/figures.js';
import { distinct, figuresOfType, SHAPE } from '../domain/shape.js';
import type { Tables } from '../schema.js';

/** Units of a catalog in which there is next to nothing to read. */
const MAX_NEARLY_EMPTY_UNITS = 2_000;
/** Measured: sorting in more memory takes longer, since it leaves the processor's cache. */
const SORTING_MEMORY = '64MB';
/** Few units get into this index: maintaining it costs next to nothing, while building it reads the whole table. */
const SELDOM_ENTERED = 'units_not_in_play';
/** Units of an import from which on it pays. */
const MIN_BULK_UNITS = 1_000;

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Decides while rows are added, and rebuilds what it dropped. */
export interface BulkLoad {
  /** To be called before units are added. */
  adding(units: readonly UnitDraft[]): Promise<void>;
  /** To be called before the commit. */
  finish(): Promise<void>;
}

/** A bulk load in a transaction. */
export function bulkLoad(trx: Transaction<Tables>, nearlyEmpty: boolean): BulkLoad {
  let dropped: readonly Index[] = [];
  let total = 0;
  return {
    adding: async (units) => {
      total += units.length;
      if (!nearlyEmpty || dropped.length > 0 || total < MIN_BULK_UNITS) return;
      dropped = await indexesOfUnits(trx, [SELDOM_ENTERED, ...indexesWithout(units)]);
      await sql`drop index ${sql.join(dropped.map(({ name }) => sql.ref(name)))}`.execute(trx);
    },
    finish: async () => {
      if (dropped.length === 0) return;
      await sql`set local maintenance_work_mem = ${sql.lit(SORTING_MEMORY)}`.execute(trx);
      for (const { definition } of dropped) await sql.raw(definition).execute(trx);
    },
  };
}

/** Indexes of figures that no unit of such kinds has. */
function indexesWithout(units: readonly UnitDraft[]): readonly string[] {
  const types = distinct(units.map(({ system, kind }) => SHAPE.typeOf('unit', system, kind)));
  const present = new Set(types.flatMap((type) => (type ? Object.keys(figuresOfType(type)) : [])));
  return FIGURES.filter((figure) => !present.has(figure)).map(figureIndexName);
}

/** Whether there is next to nothing in the catalog. */
export async function isNearlyEmpty(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ many: boolean }>`
    select exists (select from units offset ${MAX_NEARLY_EMPTY_UNITS}) as many`.execute(trx);
  return rows[0]?.many === false;
}

/** All indexes but those that keep keys unique, and those that are named. */
async function indexesOfUnits(trx: Transaction<Tables>, kept: readonly string[]): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'units'::regclass and not indisunique and relname <> all(${kept}) order by relname`.execute(trx);
  return rows;
}
