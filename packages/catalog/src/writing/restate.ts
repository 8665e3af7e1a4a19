/** Restores former states of units, and removes units. */
import { sql } from 'kysely';
import { draftOf, type Entry } from '../domain/entry.js';
import { changeUnits, type UnitWriting } from './units.js';

/** A former state of a unit, with the import that wrote it. */
export interface FormerState {
  readonly id: string;
  readonly number: number;
  readonly record: Entry;
  readonly raw: string | null;
  readonly hash: string;
  readonly readAt: Date;
  readonly importId: number;
}

/** Gives units a further state equal to a former one. */
export async function restoreStates(writing: UnitWriting, states: readonly FormerState[]): Promise<void> {
  await changeUnits(
    writing,
    states.map(({ record, raw, hash, readAt }) => ({ draft: draftOf(record), raw, hash, readAt, asItIs: true })),
  );
}

/** Removes units and their dependent rows. */
export async function removeUnits({ writer: { trx } }: UnitWriting, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from unit_revisions using units where unit_number = number and id = any(${ids})`.execute(trx);
  await sql`delete from units where id = any(${ids})`.execute(trx);
}
