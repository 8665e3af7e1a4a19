/** Units by their keys in a source, as other programs identify them. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, sql } from 'kysely';
import type { Unit } from '../domain/unit.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { type FoundUnits, findUnits, MAX_IDS } from './units.js';

/**
 * Units by their keys in a source, and the missing keys. More than 1,000 keys are `TOO_MANY` at `ids`.
 * @example await findUnitsOfSource(db, 'mul', ['140', '0']) // { ok: true, value: { found: [atlas], missing: ['0'] } }
 */
export async function findUnitsOfSource(db: Kysely<Tables>, source: string, keys: readonly string[]): Promise<CheckResult<FoundUnits>> {
  const wanted = [...new Set(keys)];
  if (wanted.length > MAX_IDS) return findUnits(db, wanted);
  const { rows } = await sql<{ id: string; key: string }>`
    select id, source_id as key from units where source = ${storableText(source)} and source_id = any(${wanted.map(storableText)})`.execute(
    db,
  );
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const units = await findUnits(
    db,
    wanted.flatMap((key) => idOf.get(key) ?? []),
  );
  if (!units.ok) return units;
  const byKey = new Map<string, Unit>(units.value.found.map((unit) => [unit.sourceId, unit]));
  return { ok: true, value: { found: units.value.found, missing: wanted.filter((key) => !byKey.has(key)) } };
}
