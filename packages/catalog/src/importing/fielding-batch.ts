/** Writes who may field units that the catalog has. */
import { FIRST_LANGUAGE, type Text } from '@rangefinder/rules';
import { sql } from 'kysely';
import type { Fielded } from '../fielding/fielding.js';
import { groupBy } from '../group-by.js';
import { type Fieldable, fieldUnits, type UnitWriting } from '../writing/fielding.js';
import { fieldChanges } from './field-changes.js';
import type { FieldingReading, Place } from './readings.js';
import type { SeenUnits } from './seen-units.js';
import type { BatchOutcome } from './unit-batch.js';

/** A row with its place. */
export interface PlacedFielding {
  readonly place: Place;
  readonly reading: FieldingReading;
}

/** Writes rows, no two of which are of the same unit; of units that came in this import already, beside what was said then. */
export async function writeFieldingBatch(writing: UnitWriting, fielded: SeenUnits, rows: readonly PlacedFielding[]): Promise<BatchOutcome> {
  const numbers = await numbersOf(writing, rows);
  const known = rows.filter(({ reading }) => numbers.has(reading.key));
  const wanted = known.map(({ reading }): Fieldable => {
    const number = numbers.get(reading.key) ?? 0;
    return { number, fielded: inOrder(reading.fielded), adds: fielded.add(number) };
  });
  const changes = await fieldUnits(writing, wanted, (before, added) => inOrder([...(before ?? []), ...added]));
  return {
    counts: { changed: changes.length, unchanged: known.length - changes.length, refused: rows.length - known.length },
    issues: rows
      .filter(({ reading }) => !numbers.has(reading.key))
      .map(({ place, reading: { key } }) => ({
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

/** Each era once, with all its factions. */
const inOrder = (fielded: readonly Fielded[]): readonly Fielded[] =>
  [...groupBy(fielded, ({ era }) => era)].map(([era, some]) => ({ era, factions: [...new Set(some.flatMap(({ factions }) => factions))] }));

/** The numbers of the units by their keys in the file. */
async function numbersOf({ writer: { trx } }: UnitWriting, rows: readonly PlacedFielding[]): Promise<ReadonlyMap<string, number>> {
  const wanted = JSON.stringify(
    rows.map(({ reading: { key, by } }) => ({ key, ...('id' in by ? by : { source: by.source, source_id: by.sourceId }) })),
  );
  const { rows: found } = await sql<{ key: string; number: number }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (key text, id text, source text, source_id text)
    )
    select key, number from wanted join units using (id)
    union select key, number from wanted join units using (source, source_id)`.execute(trx);
  return new Map(found.map(({ key, number }) => [key, number]));
}
