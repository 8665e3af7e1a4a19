/**
 * Rows as domain values: the one place that knows which column holds what when reading. Stats were checked against the
 * schema of their rule set before they were written, so they are not checked again for every reader.
 */
import type { Text } from '@rangefinder/rules';
import type { UnitDraft } from '../domain/drafts.js';
import { sourceOf } from '../domain/sources.js';
import type { Alias, Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';
import type { ArmorRow, UnitRow, WeaponRow } from '../schema.js';

/** What readers select of a unit. */
export type UnitColumns = Pick<
  UnitRow,
  | 'id'
  | 'system'
  | 'kind'
  | 'name'
  | 'name_ru'
  | 'faction'
  | 'faction_ru'
  | 'cost'
  | 'stats'
  | 'abilities'
  | 'source'
  | 'source_id'
  | 'revision'
  | 'in_play'
  | 'updated_at'
> & { readonly aliases: readonly Alias[] };

/** A row as a unit. */
export function toUnit(row: UnitColumns): Unit {
  const { id, system, kind, name, cost, stats, abilities, revision, aliases } = row;
  return {
    ...{ id, system, kind, name, cost, stats, abilities, revision, aliases },
    nameRu: row.name_ru,
    faction: toText(row.faction, row.faction_ru),
    source: sourceOf(row.source),
    sourceId: row.source_id,
    inPlay: row.in_play,
    updatedAt: row.updated_at,
  } as Unit;
}

/** A record of the past as a unit: what the source said then, without corrections. */
export function recordToUnit(record: UnitDraft, revision: number, readAt: Date): Unit {
  const { weapons: _, source, ...kept } = record;
  return { ...kept, source: sourceOf(source), revision, updatedAt: readAt } as Unit;
}

/** What readers select of a weapon. */
export type WeaponColumns = Pick<WeaponRow, 'id' | 'system' | 'kind' | 'name' | 'name_ru' | 'aliases' | 'cost' | 'stats' | 'source'>;

/** A row as a weapon. */
export function toWeapon({ id, system, kind, name, name_ru, aliases, cost, stats, source }: WeaponColumns): Weapon {
  return { id, system, kind, name, nameRu: name_ru, aliases, cost, stats, source: sourceOf(source) } as Weapon;
}

/** A row as an armor. */
export function toArmor(row: ArmorRow): Armor {
  const { id, system, name, cost, stats } = row;
  const abbreviation = { en: row.abbreviation, ru: row.abbreviation_ru };
  return { id, system, name, nameRu: row.name_ru, abbreviation, cost, stats, source: sourceOf(row.source) } as Armor;
}

const toText = (en: string | null, ru: string | null): Text | null => (en === null ? null : { en, ru: ru ?? en });
