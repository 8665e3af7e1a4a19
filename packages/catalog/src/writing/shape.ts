/**
 * Keeps derived data up to date: columns and indexes of figures and languages, and the figures, facets and bounds of units. The
 * catalog stores the shape of its rows. If it differs from that of this version, since a rule set has another figure or text, all
 * rows are derived again from the source drafts.
 */
import { FIGURES, figuresOfType, SHAPE, sortText } from '@rangefinder/query';
import { ENTRY_SORTS, LANGUAGES } from '@rangefinder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columnOf } from '../database/figure-columns.js';
import { columnsOfLanguages } from '../database/text-columns.js';
import { figureIndex, NAME_INDEX } from '../database/unit-indexes.js';
import type { Tables } from '../schema.js';
import { holdCatalog } from './lock.js';
import { deriveUnits } from './units.js';
import { writerOf } from './writer.js';

type Trx = Transaction<Tables>;

/** The shape: languages, and figures and texts of every unit type. */
const SHAPE_TEXT = JSON.stringify({
  languages: LANGUAGES,
  sorts: ENTRY_SORTS,
  units: SHAPE.types('unit').map(({ system, type }) => [
    system,
    type.type,
    Object.keys(type.kinds),
    Object.entries(figuresOfType(type)).map(([figure, { facet }]) => (facet ? `${figure}*` : figure)),
    Object.keys(type.texts),
    Object.keys(type.traits ?? {}),
    // Names of an ability with a figure within its code tell whether they are derived as in this version.
    type.abilities?.names?.('C3M2') ?? [],
  ]),
  // The same of names with numbers.
  sorted: sortText('10'),
});

/** Updates derived data; returns whether there was anything to do. Several processes may start at once. */
export async function keepShape(db: Kysely<Tables>): Promise<boolean> {
  if (await isCurrent(db)) return false;
  return db.transaction().execute(async (trx) => {
    await holdCatalog(trx);
    return keepShapeWithin(trx);
  });
}

/** The same in a transaction that holds the catalog lock. */
export async function keepShapeWithin(trx: Trx): Promise<boolean> {
  if (await isCurrent(trx)) return false;
  for (const statement of columnsOfLanguages()) await sql.raw(statement).execute(trx);
  await addMissingFigures(trx);
  await deriveUnits(writerOf(trx));
  await sql`delete from catalog_shape`.execute(trx);
  await sql`insert into catalog_shape (shape) values (${SHAPE_TEXT})`.execute(trx);
  return true;
}

async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ shape: string }>`select shape from catalog_shape`.execute(db);
  return rows[0]?.shape === SHAPE_TEXT;
}

async function addMissingFigures(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'units'`.execute(trx);
  const present = new Set(rows.map(({ name }) => name));
  const missing = FIGURES.filter((figure) => !present.has(columnOf(figure)));
  for (const figure of missing) {
    await sql`alter table units add column ${sql.ref(columnOf(figure))} real`.execute(trx);
    await sql.raw(figureIndex(figure)).execute(trx);
  }
  if (missing.length === 0) return;
  await sql`drop index if exists units_by_name`.execute(trx);
  await sql.raw(NAME_INDEX).execute(trx);
}
