/** Writes by whom units are fielded. What their sources say of them otherwise stays, and so does its row. */
import type { UnitAvailability } from '@rangefinder/query';
import { sql } from 'kysely';
import { draftOf, type Entry } from '../domain/entry.js';
import { type ChangedUnit, changeUnits, type UnitWriting } from './units.js';

export type { UnitWriting };

/** A unit and who fields it. */
export interface AvailabilityUpdate {
  readonly number: number;
  readonly eras: readonly UnitAvailability[];
  /** Whether it is added to what is known, or takes its place. */
  readonly adds: boolean;
}

interface State {
  readonly number: number;
  readonly record: Entry;
  readonly raw: string | null;
  readonly hash: string;
  readonly readAt: Date;
}

/** Gives units their next states; gives those that change. */
export async function writeAvailability(
  writing: UnitWriting,
  units: readonly AvailabilityUpdate[],
  merge: (known: readonly UnitAvailability[] | null, added: readonly UnitAvailability[]) => readonly UnitAvailability[],
): Promise<readonly ChangedUnit[]> {
  const { rows } = await sql<State>`
    select number, record, raw, units.hash, read_at as "readAt"
    from units join unit_revisions on unit_number = number and unit_revisions.revision = units.revision
    where number = any(${units.map(({ number }) => number)})`.execute(writing.writer.trx);
  const wanted = new Map(units.map((unit) => [unit.number, unit]));
  const incoming = rows.map(({ number, record, raw, hash, readAt }) => {
    const { eras = [], adds = false } = wanted.get(number) ?? {};
    const draft = draftOf(record);
    return { draft: { ...draft, availability: adds ? merge(draft.availability, eras) : eras }, raw, hash, readAt, asItIs: true };
  });
  return changeUnits(writing, incoming);
}
