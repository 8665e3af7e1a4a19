/** Loads the entries of found rows. */
import type { Kysely } from 'kysely';
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';
import { armorsByIds } from '../repositories/armors.js';
import { unitsByIds } from '../repositories/units.js';
import { weaponsByIds } from '../repositories/weapons.js';
import type { Tables } from '../schema.js';
import type { CatalogHit } from './hit.js';
import type { Found } from './matches.js';

/** Loads the entries of rows and returns a lookup by row. */
export async function fetchEntries(db: Kysely<Tables>, rows: readonly Found[]): Promise<(row: Found) => CatalogHit> {
  const idsOf = (kind: CatalogHit['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [units, weapons, armors] = await Promise.all([
    unitsByIds(db, idsOf('unit')),
    weaponsByIds(db, idsOf('weapon')),
    armorsByIds(db, idsOf('armor')),
  ]);
  return ({ kind, id }) => {
    if (kind === 'unit') return { kind, unit: units.get(id) as Unit };
    return kind === 'weapon' ? { kind, weapon: weapons.get(id) as Weapon } : { kind, armor: armors.get(id) as Armor };
  };
}
