/** Writes the availability of units that are in the catalog. */
import type { UnitAvailability } from '@rangefinder/query';
import { FIRST_LANGUAGE, type Text } from '@rangefinder/rules';
import { sql } from 'kysely';
import { groupBy } from '../group-by.js';
import { type AvailabilityUpdate, type UnitWriting, writeAvailability } from '../writing/availability.js';
import { fieldChanges } from './field-changes.js';
import type { ParsedAvailability, Place } from './parsed-rows.js';
import { alreadySeen, type BatchOutcome } from './unit-batch.js';

/** A row with its place. */
export interface PlacedAvailability {
  readonly place: Place;
  readonly parsed: ParsedAvailability;
}

/**
 * Writes rows of different units. Availability of a unit is replaced; it is added to if the unit had a row earlier in this import, or
 * a refused line.
 */
export async function writeAvailabilityBatch(
  writing: UnitWriting,
  seen: Set<number>,
  rows: readonly PlacedAvailability[],
): Promise<BatchOutcome> {
  const numbers = await numbersOf(writing, rows);
  const known = rows.filter(({ parsed }) => numbers.has(parsed.key));
  const wanted = known.map(({ parsed }): AvailabilityUpdate => {
    const number = numbers.get(parsed.key) ?? 0;
    return { number, eras: inOrder(parsed.eras), adds: alreadySeen(seen, number) || parsed.isPartial };
  });
  const changes = await writeAvailability(writing, wanted, (before, added) => inOrder([...(before ?? []), ...added]));
  return {
    counts: { changed: changes.length, unchanged: known.length - changes.length, refused: rows.length - known.length },
    issues: rows
      .filter(({ parsed }) => !numbers.has(parsed.key))
      .map(({ place, parsed: { key } }) => ({
        kind: 'refused',
        place,
        problems: [{ code: 'NOT_FOUND', path: ['unit'], given: key, allowed: A_UNIT }],
      })),
    changes: changes.map(({ before, after }) => ({
      kind: 'changed',
      id: after.id,
      name: after.names[FIRST_LANGUAGE],
      fields: fieldChanges(before, after),
    })),
  };
}

const A_UNIT: Text = { en: 'a unit of the catalog', ru: 'юнит из каталога' };

/** Merges entries of the same era. */
const inOrder = (eras: readonly UnitAvailability[]): readonly UnitAvailability[] =>
  [...groupBy(eras, ({ era }) => era)].map(([era, some]) => ({ era, factions: [...new Set(some.flatMap(({ factions }) => factions))] }));

/** Unit numbers by their keys in the file. */
async function numbersOf({ writer: { trx } }: UnitWriting, rows: readonly PlacedAvailability[]): Promise<ReadonlyMap<string, number>> {
  const wanted = JSON.stringify(
    rows.map(({ parsed: { key, by } }) => ({ key, ...('sourceId' in by ? { source: by.source, source_id: by.sourceId } : by) })),
  );
  const { rows: found } = await sql<{ key: string; number: number }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (key text, id text, source text, source_id text, name text)
    )
    select key, number from wanted join units using (id)
    union select key, number from wanted join units using (source, source_id)
    union select key, min(number) from wanted join units on sort_name = name group by key having count(*) = 1`.execute(trx);
  return new Map(found.map(({ key, number }) => [key, number]));
}
