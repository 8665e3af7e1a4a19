/** Units by id, and their weapons. */

import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, sql } from 'kysely';
import { applyCorrections } from '../domain/corrections.js';
import { draftOf } from '../domain/entry.js';
import type { MountedWeapon, Unit } from '../domain/unit.js';
import { groupBy } from '../group-by.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import { toUnit, toWeapon, type UnitColumns, WEAPON_COLUMNS } from './mappers.js';

/** Result of a query by ids. */
export interface FoundUnits {
  /** In the given order, each once. */
  readonly found: readonly Unit[];
  /** Ids that the catalog does not have. */
  readonly missing: readonly string[];
}

/** Maximum number of ids in a query. */
export const MAX_IDS = 1_000;

/**
 * The unit with this id, or undefined.
 * @example (await findUnit(db, 'alpha-strike/atlas-as7-d'))?.names.ru // 'Атлас AS7-D'
 */
export async function findUnit(db: Kysely<Tables>, id: string): Promise<Unit | undefined> {
  return (await unitsByIds(db, [id])).get(id);
}

/**
 * Units by ids, and the missing ids. More than 1,000 ids are `TOO_MANY` at `ids`.
 * @example await findUnits(db, ['alpha-strike/atlas-as7-d', 'no/such']) // { ok: true, value: { found: [atlas], missing:
 *   ['no/such'] } }
 */
export async function findUnits(db: Kysely<Tables>, ids: readonly string[]): Promise<CheckResult<FoundUnits>> {
  if (ids.length > MAX_IDS) {
    const allowed = { en: `at most ${MAX_IDS} ids`, ru: `не больше ${MAX_IDS} кодов` };
    return { ok: false, problems: [{ code: 'TOO_MANY', path: ['ids'], given: ids.length, allowed }] };
  }
  const wanted = [...new Set(ids)];
  const byId = await unitsByIds(db, wanted);
  return { ok: true, value: { found: wanted.flatMap((id) => byId.get(id) ?? []), missing: wanted.filter((id) => !byId.has(id)) } };
}

/**
 * Weapons of several units by unit id, in the order of mounting. Units without weapons are left out.
 * @example (await weaponsOfUnits(db, ['bronepehota/mortar'])).get('bronepehota/mortar')?.[0].count // 1
 */
export async function weaponsOfUnits(
  db: Kysely<Tables>,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MountedWeapon[]>> {
  if (unitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unit_weapons')
    .innerJoin('units', 'units.number', 'unit_number')
    .innerJoin('weapons', 'weapons.id', 'weapon_id')
    .where('units.id', '=', sql<string>`any(${unitIds.map(storableText)})`)
    .select(['units.id as unit_id', 'position', 'count'])
    .select(WEAPON_COLUMNS)
    .orderBy('unit_number')
    .orderBy('position')
    .execute();
  return groupBy(
    rows.map(({ unit_id, position, count, ...weapon }) => ({ unitId: unit_id, weapon: toWeapon(weapon), position, count })),
    ({ unitId }) => unitId,
  );
}

const CORRECTIONS = sql`(
  select coalesce(json_agg(json_build_object('field', field, 'value', value) order by corrected_at), '[]')
  from corrections where corrections.unit_number = units.number
) as corrections`;
/** Columns of a unit for all readers; needs `CURRENT_REVISIONS`. */
export const UNIT_LIST_COLUMNS = sql`record, units.revision, units.updated_at, unit_revisions.read_at, ${CORRECTIONS}`;

/** Joins the current revisions of `units`. */
export const CURRENT_REVISIONS = sql`join unit_revisions on unit_revisions.unit_number = units.number and unit_revisions.revision = units.revision`;

/** The parts of a unit that calculators use. */
export type UnitFigures = Pick<Unit, 'id' | 'system' | 'kind' | 'names' | 'cost' | 'stats'>;

/**
 * Figures of many units, without aliases and sources, which take most of the time to map.
 * @example (await unitFigures(db, ['alpha-strike/atlas-as7-d']))[0]?.stats
 */
export async function unitFigures(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly UnitFigures[]> {
  const { rows } = await sql<Pick<UnitColumns, 'record' | 'corrections'>>`
    select record, ${CORRECTIONS} from units ${CURRENT_REVISIONS}
    where units.id = any(${ids.map(storableText)})`.execute(db);
  return rows.map(({ record, corrections }) => {
    const { id, system, kind, names, cost, stats } = applyCorrections(draftOf(record), corrections);
    return { id, system, kind, names, cost, stats };
  });
}

/** Units by id. */
export async function unitsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<UnitColumns>`
    select ${UNIT_LIST_COLUMNS} from units ${CURRENT_REVISIONS} where units.id = any(${ids.map(storableText)})`.execute(db);
  return new Map(rows.map(toUnit).map((unit) => [unit.id, unit]));
}
